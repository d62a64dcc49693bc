import { programOnPath } from './system/program-on-path.ts'
import { findOrInstall } from './system-program.ts'

const NAMES = ['valkey-server', 'redis-server', 'memurai']

/** Makes sure that the tests of the shared store find a server. @throws if there is none and it cannot be installed */
export function installStoreServer(): void {
  if (findOrInstall({ names: NAMES, packages: ['redis-server'], label: 'valkey-server or redis-server' }) === null) fail()
}

/** Path of an installed Valkey or Redis. @throws if there is none */
export const findStoreServer = (): string => programOnPath(NAMES) ?? fail()

function fail(): never {
  throw new Error('The tests of the shared store need valkey-server or redis-server on the PATH: install one of them.')
}
