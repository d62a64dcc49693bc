import type { Log } from '../../cache/log.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import { ConfigError } from '../../config/config-error.ts'
import type { SessionConfig } from '../../config/session.ts'
import type { SessionKeys } from '../cookies/session-keys.ts'
import { createLocalSignIns } from './local-sign-ins.ts'
import { createSharedSignIns } from './shared-sign-ins.ts'
import type { SignIns } from './sign-ins.types.ts'

interface SignInsOptions {
  readonly config: SessionConfig
  readonly shared: SharedStore | null
  readonly keys: SessionKeys
  readonly log: Pick<Log, 'error' | 'warn'>
}

/** Sign-ins in the store that replicas share, in `SESSION_FILE`, or in memory. @throws ConfigError if the file cannot be used */
export function openSignIns({ config, shared, keys, log }: SignInsOptions): SignIns {
  if (config.keys && !config.file && !shared)
    log.warn({}, 'SESSION_FILE is not set: customers have to sign in again after a restart')
  const { lifetimeSeconds } = config
  const local = openLocalSignIns({ config, shared, log })
  return shared ? createSharedSignIns({ local, store: shared, keys, lifetimeSeconds, log }) : local
}

function openLocalSignIns({ config, shared, log }: Pick<SignInsOptions, 'config' | 'shared' | 'log'>): SignIns {
  const { file, lifetimeSeconds } = config
  try {
    return createLocalSignIns({ file, isAlone: !shared, lifetimeSeconds, log })
  } catch (error) {
    // SQLite's errors have a code; any other is a mistake in the code.
    if (file === null || !(error instanceof Error && 'errcode' in error)) throw error
    throw new ConfigError([`SESSION_FILE: ${JSON.stringify(file)} cannot be used: ${error.message}`])
  }
}
