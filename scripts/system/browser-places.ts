import { posix, win32 } from 'node:path'

const APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

/** The paths of Chrome, Chromium and Edge on systems whose PATH does not name them, the preferred one first. */
export function browserPlaces(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (platform === 'darwin') {
    const roots = ['/Applications', ...(environment.HOME ? [posix.join(environment.HOME, 'Applications')] : [])]
    return APPLICATIONS.flatMap((name) => roots.map((root) => posix.join(root, `${name}.app`, 'Contents', 'MacOS', name)))
  }
  if (platform !== 'win32') return []
  const roots = [environment.ProgramFiles, environment['ProgramFiles(x86)'], environment.LOCALAPPDATA].filter(
    (root) => root !== undefined,
  )
  return WINDOWS_PROGRAMS.flatMap((program) => roots.map((root) => win32.join(root, ...program)))
}
