import { onTestFinished } from 'vitest'
import { PlatformUnreachable } from '../errors.ts'
import { json, recordLog } from '../testing/scripted-platform.ts'
import { createPlatformHttp, type HttpSettings } from './client.ts'

export const GOOD = json({ code: 200, result: 'ok' })

/** A client of a platform that is gone with the test. */
export function client(url: string, settings: Partial<HttpSettings> = {}, log = recordLog()) {
  const http = createPlatformHttp(
    { url, family: 'test', connections: 8, timeoutMs: 2000, maxResponseBytes: 1024 * 1024, ...settings },
    log,
  )
  onTestFinished(() => http.close())
  return http
}

/** The platform's own code of what went wrong; anything else as it is. */
export const code = (error: unknown) => (error instanceof PlatformUnreachable ? error.code : error)
