import { programOnPath } from './system/program-on-path.ts'
import { findOrInstall } from './system-program.ts'

const NAMES = ['haproxy']

/** Makes sure that the test of deployments finds a load balancer, which Windows does not have. @throws if there is none and it cannot be installed */
export function installBalancer(): void {
  if (process.platform === 'win32') return
  if (findOrInstall({ names: NAMES, packages: NAMES, label: 'haproxy' }) === null) fail()
}

/** Path of an installed HAProxy. @throws if there is none */
export const findBalancer = (): string => programOnPath([...NAMES, '/usr/sbin/haproxy']) ?? fail()

function fail(): never {
  throw new Error('The test of deployments needs haproxy on the PATH: install it.')
}
