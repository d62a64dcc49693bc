import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject, toList } from '../../engine/query/json.ts'
import { readNumber, readText } from '../../store/fields.ts'
import { STORE_VIEWS, type StoreView, storeViewByCode } from '../../store-views.ts'
import { schemaError } from '../check-schema.ts'
import { ok, Refusal } from '../envelope.ts'
import { readStoreView } from '../parameters.ts'
import { checkTelephones } from '../telephone.ts'
import { translate } from '../translate.ts'
import { customerReply } from './customer-reply.ts'
import { REGISTRATION } from './customer-schemas.ts'
import { hashPassword, weakness } from './password.ts'
import { readAddresses, readProfile } from './read-customer.ts'
import { readBody, type UserPlatform } from './user-platform.ts'

/** Customer group of new customers. */
const GENERAL = 1

/** Customer registration. @source platform contract E1 */
export function registrationRoutes(app: FastifyInstance, { customers, subscribers }: UserPlatform): void {
  app.post('/api/user/create', async (request) => {
    const body = readBody(request)
    const wrong = schemaError(body, REGISTRATION)
    if (wrong) throw new Refusal(400, [wrong])
    const asked = isObject(body.customer) ? body.customer : {}
    const [email, password] = [readText(asked, 'email') ?? '', readText(body, 'password') ?? '']
    const view = readStoreView(request)
    checkEmail(email, view)
    const weak = weakness(password, view)
    if (weak) throw new Refusal(400, weak)
    checkTelephones(toList(asked.addresses))
    const customer = customers.create({
      email,
      password: await hashPassword(password),
      groupId: GENERAL,
      storeId: readStoreId(asked, request.headers['x-vs-store-code']),
      profile: readProfile(asked),
    })
    if (!customer) throw takenError(view)
    customers.replaceAddresses(customer, readAddresses(toList(asked.addresses), []))
    return ok(customerReply(customer, customers.addresses(customer), subscribers.has(email)))
  })
}

/** Rejects addresses that the schema's pattern accepts by mistake. @throws Refusal 400 */
export function checkEmail(email: string, view: StoreView): void {
  if (!/^[^\s@<>"(),;]+@[^\s@<>"(),;]+\.[^\s@<>"(),;]+$/.test(email)) throw new Refusal(400, translate(view, 'refusals.email'))
}

export const takenError = (view: StoreView) => new Refusal(400, translate(view, 'refusals.taken'))

/** Returns the store id. The shop sends `storeId`, Magento `store_id`; the default is the store view of the call. @throws Refusal 400 */
function readStoreId(asked: JsonObject, code: unknown): number {
  const given = readNumber(asked, 'storeId') ?? readNumber(asked, 'store_id') ?? storeViewByCode(code).storeId
  if (!STORE_VIEWS.some(({ storeId }) => storeId === given))
    throw new Refusal(400, 'The store view is not in the associated website.')
  return given
}
