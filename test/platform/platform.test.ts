import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { copySeeded } from '../kit/seeded-data.ts'
import { differences } from './differences.ts'
import { INTENDED, intendedFor } from './intended-differences.ts'
import { recordedCalls } from './recorded-call.ts'
import { Replay } from './replay.ts'
import { ACCOUNTS } from './requests/accounts.ts'
import { CARTS } from './requests/carts.ts'
import { CATALOG } from './requests/catalog.ts'
import { EXTENSIONS } from './requests/extensions.ts'
import { ORDER_ID, ORDERS } from './requests/orders.ts'
import type { CallRequests } from './requests/request.ts'

const CALLS = recordedCalls()
const NAMES = CALLS.map(({ name }) => name)
const REQUESTS: CallRequests = { ...CATALOG, ...CARTS, ...ACCOUNTS, ...ORDERS, ...EXTENSIONS }
const directory = mkdtempSync(join(tmpdir(), 'platform-'))
let sandbox: Sandbox
let replay: Replay

beforeAll(async () => {
  copySeeded(directory)
  // The recorded platform has no newsletter extension.
  sandbox = await startSandbox({ port: 0, dataDirectory: directory, hasNewsletter: false })
  replay = new Replay(sandbox.url, ORDER_ID)
  for (const call of CALLS) await replay.send(call, REQUESTS[call.name] ?? {})
  await replay.finish()
}, 120_000)
afterAll(async () => {
  await sandbox?.close()
  rmSync(directory, { recursive: true, force: true })
})

describe('sandbox, compared with recorded answers of a real platform', () => {
  // Fails for a new difference, and for an intended one that is gone.
  it.each(CALLS)('answers "$name" as recorded, except for intended differences', (call) => {
    expect(differences(call, replay.answer(call.name)).sort()).toEqual(intendedFor(call.name).sort())
  })
})

describe('replay of the recorded calls', () => {
  it('has all 171 calls', () => {
    expect(CALLS).toHaveLength(171)
  })

  it('sends each call to its recorded URL, of which the recording has the first 200 characters', () => {
    for (const { name, path, cutOff } of CALLS) {
      const sent = REQUESTS[name]?.path ?? path
      expect(cutOff ? sent.slice(0, path.length) : sent).toBe(path)
    }
  })

  it('has a body for each POST call', () => {
    expect(CALLS.filter(({ name, method }) => method === 'POST' && !REQUESTS[name]?.body)).toEqual([])
  })

  it('names only recorded calls in requests and intended differences', () => {
    const named = [...Object.keys(REQUESTS), ...INTENDED.flatMap(({ calls }) => calls)]
    expect(named.filter((name) => !NAMES.includes(name))).toEqual([])
  })
})
