import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { Customer } from '../../store/shoppers/customers.ts'
import { STORE_VIEWS, type StoreView } from '../../store-views.ts'
import { ok, Refusal } from '../envelope.ts'
import { readParameters, readStoreView } from '../parameters.ts'
import { homeUrl, translate } from '../translate.ts'
import { hashPassword, isPassword, weakness } from './password.ts'
import { readBody, requireCustomer, type UserPlatform, withNestedErrors } from './user-platform.ts'

/** Lifetime of a password reset link, in milliseconds. */
const RESET_MS = 2 * 60 * 60 * 1000

/** Password reset, creation and change. @source platform contract E1 */
export function passwordRoutes(app: FastifyInstance, platform: UserPlatform): void {
  const { customers, outbox, deployment } = platform
  const customerWith = (email: string): Customer => {
    const customer = customers.findByEmail(email)
    if (!customer) throw new Refusal(404, `No such entity with email = ${email}, websiteId = 1`)
    return customer
  }
  const change = async (customer: Customer, newPassword: string, view: StoreView) => {
    const weak = weakness(newPassword, view)
    if (weak) throw new Refusal(400, weak)
    customers.setPassword(customer, await hashPassword(newPassword))
    return ok(true)
  }

  const reset = (request: FastifyRequest) => {
    const { storeCode } = readParameters(request.query)
    const email = readText(readBody(request), 'email')
    if (email === null) throw new Refusal(500, 'Invalid e-mail provided!')
    if (storeCode && !STORE_VIEWS.some(({ code }) => code === storeCode))
      throw new Refusal(500, "Cannot read property 'websiteId' of undefined")
    const customer = customerWith(email)
    const token = customers.newResetToken(customer, Date.now() + RESET_MS)
    const view = readStoreView(request)
    outbox.send({
      recipient: customer.email,
      subject: translate(view, 'mail.password'),
      text: `${translate(view, 'mail.passwordLink')}\n${homeUrl(view, deployment.shopUrl())}/create-password?token=${token}&email=${encodeURIComponent(customer.email)}`,
    })
    return ok(true)
  }

  const create = (request: FastifyRequest) => {
    const body = readBody(request)
    const email = requireText(body, 'email')
    const resetToken = requireText(body, 'resetToken')
    const newPassword = requireText(body, 'newPassword')
    return withNestedErrors(() => {
      const customer = customerWith(email)
      if (!customers.isResetToken(customer, resetToken))
        throw new Refusal(400, translate(readStoreView(request), 'refusals.passwordLink'))
      return change(customer, newPassword, readStoreView(request))
    })
  }

  const replace = (request: FastifyRequest) =>
    withNestedErrors(async () => {
      const customer = requireCustomer(request, platform)
      const body = readBody(request)
      if (!(await isPassword(readText(body, 'currentPassword') ?? '', customer.password)))
        throw new Refusal(401, translate(readStoreView(request), 'refusals.password'))
      return change(customer, readText(body, 'newPassword') ?? '', readStoreView(request))
    })

  // The second names serve older clients.
  for (const path of ['reset-password', 'resetPassword']) app.post(`/api/user/${path}`, reset)
  for (const path of ['change-password', 'changePassword']) app.post(`/api/user/${path}`, replace)
  app.post('/api/user/create-password', create)
}

function requireText(body: JsonObject, name: string): string {
  const given = readText(body, name)
  if (given === null) throw new Refusal(500, `${name} not provided`)
  return given
}
