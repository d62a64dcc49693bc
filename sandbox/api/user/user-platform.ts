import type { FastifyRequest } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import type { Customer, Customers } from '../../store/shoppers/customers.ts'
import type { Orders } from '../../store/shoppers/orders.ts'
import type { Outbox } from '../../store/shoppers/outbox.ts'
import type { Subscribers } from '../../store/shoppers/subscribers.ts'
import type { Deployment } from '../deployment.ts'
import { Refusal } from '../envelope.ts'
import type { Authentication } from '../shopper.ts'

/** What accounts are made of. */
export interface UserPlatform {
  readonly customers: Customers
  readonly orders: Orders
  readonly outbox: Outbox
  readonly subscribers: Subscribers
  readonly authentication: Authentication
  readonly deployment: Deployment
  /** Of refresh tokens. */
  readonly key: Buffer
}

/** What was sent, as an object. */
export const bodyOf = ({ body }: FastifyRequest): JsonObject => (isObject(body) ? body : {})

/** Who is signed in. @throws Refusal 401 */
export function customerOf(request: FastifyRequest, { authentication, customers }: UserPlatform): Customer {
  const customer = customers.byId(authentication.ownerOf(authentication.tokenOf(request)).id)
  if (!customer) throw unauthorized()
  return customer
}

export const unauthorized = () => new Refusal(401, "The consumer isn't authorized to access self.")

/** Does what Magento does behind some endpoints: its refusals come as 500, the true status inside. @source platform contract §1.2 */
export async function nested<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, result } = error.envelope
    throw new Refusal(500, { errorMessage: result, code })
  }
}
