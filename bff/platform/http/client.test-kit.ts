import { onTestFinished } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { json, recordLog } from '../testing/scripted-platform.ts'
import { createPlatformHttp, type HttpSettings } from './client.ts'

export const GOOD = json({ code: 200, result: 'ok' })

/** A platform client that is closed after the test. */
export function client(url: string, settings: Partial<HttpSettings> = {}, log = recordLog()) {
  const http = createPlatformHttp(
    { url, family: 'test', connections: 8, timeoutMs: 2000, maxResponseBytes: 1024 * 1024, ...settings },
    log,
  )
  onTestFinished(() => http.close())
  return http
}

/** The code of a platform error; other values unchanged. */
export const code = (error: unknown) => (error instanceof PlatformUnreachable ? error.code : error)
