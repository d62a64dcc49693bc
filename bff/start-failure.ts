import { ConfigError } from './config/config-error.ts'
import { ContentError } from './config/content-file.ts'
import { NoBuild } from './http/pages/renderer/built-renderer.ts'

/** Ends the process. Prints one sentence if it explains why the shop does not start, otherwise the error's stack. */
export function exitWith(error: unknown): never {
  console.error(startFailure(error) ?? error)
  process.exit(1)
}

/** Why the shop does not start, as a sentence for the operator; null if only the stack explains it. */
export function startFailure(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof ContentError || error instanceof NoBuild) return error.message
  if (!(error instanceof Error) || !('code' in error)) return null
  const port = 'port' in error ? error.port : ''
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or choose another with PORT, or with SANDBOX_PORT for the sandbox.`
  if (error.code === 'EACCES' && 'port' in error) return `Port ${port} needs privileges: choose one above 1023 with PORT.`
  if (isNoAddress(error))
    return 'HOST is not an address of this machine. Use 0.0.0.0 for all of its addresses, or 127.0.0.1 for local access only.'
  return null
}

/** The host name does not exist, or the address belongs to another machine. */
const isNoAddress = (error: Error): boolean =>
  'code' in error && ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(String(error.code))
