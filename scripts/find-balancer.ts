import { programOnPath } from './system/program-on-path.ts'
import { findOrInstall } from './system-program.ts'

/** Debian installs it in a folder that is not on the PATH of every user. */
const NAMES = ['haproxy', '/usr/sbin/haproxy']

/** Makes sure that the test of deployments finds a load balancer, which Windows does not have. @throws if there is none and it cannot be installed */
export function installBalancer(): void {
  if (process.platform === 'win32') return
  if (findOrInstall({ names: NAMES, packages: ['haproxy'], label: 'haproxy' }) === null) fail()
}

/** Path of an installed HAProxy. @throws if there is none */
export const findBalancer = (): string => programOnPath(NAMES) ?? fail()

function fail(): never {
  throw new Error('The test of deployments needs haproxy on the PATH: install it.')
}
