import { ConfigError } from './config/config-error.ts'
import { ContentError } from './config/content-file.ts'

/** Ends the process: with one sentence where that says why the shop does not start, else with the error's stack. */
export function exitWith(error: unknown): never {
  console.error(startFailure(error) ?? error)
  process.exit(1)
}

/** Why the shop does not start, as a sentence for the operator; null if only the stack explains it. */
export function startFailure(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof ContentError) return error.message
  if (!(error instanceof Error) || !('code' in error)) return null
  const port = 'port' in error ? error.port : ''
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or choose another with PORT, or with SANDBOX_PORT for the sandbox.`
  if (error.code === 'EACCES' && 'port' in error) return `Port ${port} needs privileges: choose one above 1023 with PORT.`
  if (isNoAddress(error)) return 'HOST names no address of this machine: 0.0.0.0 is all of them, 127.0.0.1 this machine alone.'
  return null
}

/** The host name does not exist, or the address belongs to another machine. */
const isNoAddress = (error: Error): boolean =>
  'code' in error && ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(String(error.code))
