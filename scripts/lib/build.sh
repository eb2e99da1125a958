# shellcheck shell=bash
# What scripts/tenfold, scripts/test and scripts/fuzz share: finding the source tree, installing what is
# missing, building under a lock. Everything said here goes to standard error.
#
# REQUIRES: `root` set to the top of the source tree.
: "${root:?}"

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
die() {
    say "$@"
    exit 1
}

# Has nothing been touched since the stamp was made? One walk over the sources, a few milliseconds. Folders
# count too, so that a file removed or renamed is noticed.
up_to_date() { # STAMP FOLDER...
    local stamp=$1 newer
    shift
    [[ -e $stamp ]] || return 1
    newer=$(cd "$root" && find CMakeLists.txt CMakePresets.json cmake "$@" -newer "$stamp" -print -quit) &&
        [[ -z $newer ]]
}

# What is missing of a list of Debian packages. `package:command` is content with the command, wherever it came from.
missing_packages() { # PACKAGE[:COMMAND]...
    local item
    for item; do
        if [[ $item == *:* ]] && command -v -- "${item#*:}" >/dev/null; then
            continue
        fi
        [[ $(dpkg-query -W -f '${db:Status-Status}' -- "${item%%:*}" 2>/dev/null) == installed ]] ||
            printf '%s ' "${item%%:*}"
    done
}

# The words that make a command run as root: none for root itself.
as_root() {
    if [[ $(id -u) -eq 0 ]]; then
        printf 'env'
    elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 2 ]]; }; then
        printf 'sudo env'
    else
        return 1
    fi
}

# Calls no package manager when nothing is missing.
install_packages() { # PACKAGE[:COMMAND]...
    local missing root_words
    if ! command -v dpkg-query >/dev/null; then
        return 0 # not Debian: the configure step names what it lacks
    fi
    read -ra missing <<<"$(missing_packages "$@")"
    ((${#missing[@]})) || return 0
    command -v apt-get >/dev/null || die "please install these packages: ${missing[*]}"
    read -ra root_words <<<"$(as_root)" ||
        true
    ((${#root_words[@]})) ||
        die "these packages are missing, and only root may install them: apt-get install ${missing[*]}"
    say "installing ${missing[*]}"
    local apt=("${root_words[@]}" DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
    "${apt[@]}" update >&2 </dev/null || die "apt-get update failed"
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2 </dev/null ||
        die "apt-get could not install ${missing[*]}"
}

# Configures a preset where that is due. A build folder that came from another place is configured anew.
configure() { # PRESET CMAKE-ARGUMENT...
    local folder=$root/build/$1
    if [[ -f $folder/CMakeCache.txt ]] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        rm -rf -- "$folder/CMakeCache.txt" "$folder/CMakeFiles"
    fi
    (cd "$root" && cmake --preset "$@" >&2 </dev/null) || die "configuring failed, see above"
}

build() { # PRESET TARGET...
    local folder=$root/build/$1
    shift
    NINJA_STATUS='[%f/%t, %e s] ' cmake --build "$folder" --target "$@" >&2 </dev/null ||
        die "building failed, see above"
}

# Runs a command while no other of these scripts builds in the same folder.
locked() { # PRESET COMMAND...
    local folder=$root/build/$1 lock
    shift
    mkdir -p -- "$folder" || die "cannot write to $folder"
    exec {lock}>"$folder/.lock"
    if ! flock -n "$lock"; then
        say "waiting for another build to finish"
        flock "$lock"
    fi
    "$@"
    exec {lock}>&- # what runs afterwards must not hold it
}
