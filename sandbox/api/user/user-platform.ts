import type { FastifyRequest } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import type { Customer, Customers } from '../../store/shoppers/customers.ts'
import type { Orders } from '../../store/shoppers/orders.ts'
import type { Outbox } from '../../store/shoppers/outbox.ts'
import type { Subscribers } from '../../store/shoppers/subscribers.ts'
import type { Deployment } from '../deployment.ts'
import { Refusal } from '../envelope.ts'
import type { Authentication } from '../shopper.ts'

export interface UserPlatform {
  readonly customers: Customers
  readonly orders: Orders
  readonly outbox: Outbox
  readonly subscribers: Subscribers
  readonly authentication: Authentication
  readonly deployment: Deployment
  readonly key: Buffer
}

export const readBody = ({ body }: FastifyRequest): JsonObject => (isObject(body) ? body : {})

/** Returns the signed-in customer. @throws Refusal 401 */
export function requireCustomer(request: FastifyRequest, { authentication, customers }: UserPlatform): Customer {
  const customer = customers.byId(authentication.findOwner(authentication.findToken(request)).id)
  if (!customer) throw unauthorizedRefusal()
  return customer
}

export const unauthorizedRefusal = () => new Refusal(401, "The consumer isn't authorized to access self.")

/** Wraps refusals as some Magento endpoints do: status 500 with the real status inside. @source platform contract §1.2 */
export async function withNestedErrors<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, result } = error.envelope
    throw new Refusal(500, { errorMessage: result, code })
  }
}
