import { platformClient } from '../testing/platform-client.ts'
import type { Behaviour } from '../testing/scripted-platform.ts'

export const unauthorized = { code: 401, result: "The consumer isn't authorized to access self." }

export const nested = { code: 500, result: { errorMessage: "The consumer isn't authorized to access self.", code: 401 } }

export const schemaRefusal = (code: number) => ({
  code,
  result: [
    { keyword: 'required', dataPath: '.customer', params: { missingProperty: 'lastname' }, message: 'should have' },
    { keyword: 'minItems', dataPath: '.customer.addresses[0].street', params: { limit: 2 }, message: 'should NOT have fewer' },
  ],
})

export async function createUserCalls(behaviour: Behaviour, tokenInHeader = false) {
  const { client, platform, log } = await platformClient(behaviour, { tokenInHeader })
  const last = () => platform.asked.at(-1)
  return { user: client.user, platform, log, last, sent: () => JSON.parse(last()?.body || 'null') }
}

export const catchError = (promise: Promise<unknown>) => promise.catch((error: Error) => error)
