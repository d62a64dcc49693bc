import { accessSync, constants, statSync } from 'node:fs'
import { isAbsolute, posix, win32 } from 'node:path'

/** The operating system that programs are looked up on. */
export interface SearchedSystem {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly isProgram: (path: string) => boolean
}

const THIS: SearchedSystem = { platform: process.platform, environment: process.env, isProgram }

/** Endings of programs if Windows does not name them. */
const WINDOWS_ENDINGS = '.COM;.EXE;.BAT;.CMD'

/**
 * Path of the first of the programs that is on the PATH; null if none is. No shell is asked, so that it works on every system.
 * @param names or absolute paths
 */
export function programOnPath(
  names: readonly string[],
  { platform, environment, isProgram }: SearchedSystem = THIS,
): string | null {
  const isWindows = platform === 'win32'
  const { join, delimiter } = isWindows ? win32 : posix
  const folders = (environment.PATH ?? environment.Path ?? '').split(delimiter).filter((folder) => folder !== '')
  const endings = isWindows ? ['', ...(environment.PATHEXT ?? WINDOWS_ENDINGS).split(';')] : ['']
  for (const name of names) {
    const paths = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))
    const found = paths.flatMap((path) => endings.map((ending) => path + ending)).find(isProgram)
    if (found !== undefined) return found
  }
  return null
}

/** Whether the path is a file that this process may run. Windows decides by the ending, which the caller adds. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
