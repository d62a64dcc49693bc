import { execFileSync } from 'node:child_process'
import { programOnPath } from './system/program-on-path.ts'

export interface SystemProgram {
  /** Names it may have on the PATH, or absolute paths; the first found is taken. */
  readonly names: readonly string[]
  /** Debian packages that bring it. */
  readonly packages: readonly string[]
  /** How it is called in messages. */
  readonly label: string
  /** The error if there is none. */
  readonly missing: string
}

/** The load balancer, which Windows does not have. Debian installs it in a folder that is not on the PATH of every user. */
export const BALANCER: SystemProgram = {
  names: ['haproxy', '/usr/sbin/haproxy'],
  packages: ['haproxy'],
  label: 'haproxy',
  missing: 'The test of deployments needs haproxy on the PATH: install it.',
}

export const STORE_SERVER: SystemProgram = {
  names: ['valkey-server', 'redis-server', 'memurai'],
  packages: ['redis-server'],
  label: 'valkey-server or redis-server',
  missing: 'The tests of the shared store need valkey-server or redis-server on the PATH: install one of them.',
}

/** Path of an installed program. @throws if there is none */
export const findProgram = (program: SystemProgram): string => programOnPath(program.names) ?? fail(program)

/** Path of a program, which is installed from Debian's packages if this process may. @throws if there is none */
export const findOrInstall = (program: SystemProgram): string => programOnPath(program.names) ?? install(program) ?? fail(program)

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

function fail({ missing }: SystemProgram): never {
  throw new Error(missing)
}
