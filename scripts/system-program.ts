import { execFileSync } from 'node:child_process'
import { programOnPath } from './system/program-on-path.ts'

interface SystemProgram {
  /** Names it may have on the PATH; the first found is taken. */
  readonly names: readonly string[]
  /** Debian packages that bring it. */
  readonly packages: readonly string[]
  /** How it is called in messages. */
  readonly label: string
}

/** Path of a program: one on the PATH, or one installed from Debian's packages if this process may. Null if there is none. */
export const findOrInstall = (program: SystemProgram): string | null => programOnPath(program.names) ?? install(program)

function install({ names, packages, label }: SystemProgram): string | null {
  if (process.getuid?.() !== 0 || programOnPath(['apt-get']) === null) return null
  console.info(`No ${label} found: installing ${packages.join(' and ')}…`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return programOnPath(names)
}
