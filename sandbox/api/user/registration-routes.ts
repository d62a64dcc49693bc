import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject, listOf } from '../../engine/query/json.ts'
import { numberOf, textOf } from '../../store/fields.ts'
import { STORE_VIEWS, type StoreView, storeViewByCode } from '../../store-views.ts'
import { schemaError } from '../check-schema.ts'
import { ok, Refusal } from '../envelope.ts'
import { viewOf } from '../parameters.ts'
import { checkTelephones } from '../telephone.ts'
import { translate } from '../translate.ts'
import { customerReply } from './customer-reply.ts'
import { REGISTRATION } from './customer-schemas.ts'
import { hashPassword, weakness } from './password.ts'
import { readAddresses, readProfile } from './read-customer.ts'
import { bodyOf, type UserPlatform } from './user-platform.ts'

/** Customer group of new customers. */
const GENERAL = 1

/** Customer registration. @source platform contract E1 */
export function registrationRoutes(app: FastifyInstance, { customers, subscribers }: UserPlatform): void {
  app.post('/api/user/create', async (request) => {
    const body = bodyOf(request)
    const wrong = schemaError(body, REGISTRATION)
    if (wrong) throw new Refusal(400, [wrong])
    const asked = isObject(body.customer) ? body.customer : {}
    const [email, password] = [textOf(asked, 'email') ?? '', textOf(body, 'password') ?? '']
    const view = viewOf(request)
    checkEmail(email, view)
    const weak = weakness(password, view)
    if (weak) throw new Refusal(400, weak)
    checkTelephones(listOf(asked.addresses))
    const customer = customers.create({
      email,
      password: await hashPassword(password),
      groupId: GENERAL,
      storeId: storeOf(asked, request.headers['x-vs-store-code']),
      profile: readProfile(asked),
    })
    if (!customer) throw takenError(view)
    customers.replaceAddresses(customer, readAddresses(listOf(asked.addresses), []))
    return ok(customerReply(customer, customers.addresses(customer), subscribers.has(email)))
  })
}

/** Rejects addresses that the schema's pattern accepts by mistake. @throws Refusal 400 */
export function checkEmail(email: string, view: StoreView): void {
  if (!/^[^\s@<>"(),;]+@[^\s@<>"(),;]+\.[^\s@<>"(),;]+$/.test(email)) throw new Refusal(400, translate(view, 'refusals.email'))
}

export const takenError = (view: StoreView) => new Refusal(400, translate(view, 'refusals.taken'))

/** Returns the store id. The shop sends `storeId`, Magento `store_id`; the default is the store view of the call. @throws Refusal 400 */
function storeOf(asked: JsonObject, code: unknown): number {
  const given = numberOf(asked, 'storeId') ?? numberOf(asked, 'store_id') ?? storeViewByCode(code).storeId
  if (!STORE_VIEWS.some(({ storeId }) => storeId === given))
    throw new Refusal(400, 'The store view is not in the associated website.')
  return given
}
