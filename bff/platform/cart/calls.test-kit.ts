import { platformClient } from '../testing/platform-client.ts'
import { type Behaviour, json } from '../testing/scripted-platform.ts'

export const GUEST = { cartId: 'f3b0a7c19d5e4f6aa0b1c2d3e4f5a6b7', token: null }

export const CUSTOMER = { cartId: '4417', token: 'abc' }

export const ok = (result: unknown) => json({ code: 200, result })

export async function cart(behaviour: Behaviour) {
  const { client, platform, log } = await platformClient(behaviour)
  return { calls: client.cart, asked: platform.asked, log }
}

export const parseBody = (asked: readonly { readonly body: string }[]) => JSON.parse(asked[0]?.body ?? '')
