import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isObject, type JsonObject, toList } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { Customer } from '../../store/shoppers/customers.ts'
import { schemaError } from '../check-schema.ts'
import { GROUP_TOKEN_KEY } from '../deployment.ts'
import { ok, Refusal } from '../envelope.ts'
import { readParameters, readStoreView } from '../parameters.ts'
import { checkTelephones } from '../telephone.ts'
import { customerReply } from './customer-reply.ts'
import { PROFILE } from './customer-schemas.ts'
import { signToken } from './json-web-token.ts'
import { readAddresses, readProfile } from './read-customer.ts'
import { checkEmail, takenError } from './registration-routes.ts'
import { readBody, requireCustomer, type UserPlatform, withNestedErrors } from './user-platform.ts'

const PAGE_SIZE = 20

/** Data of the signed-in customer. @source platform contract E1 */
export function profileRoutes(app: FastifyInstance, platform: UserPlatform): void {
  const { customers, orders, subscribers } = platform
  const toProfile = (customer: Customer) => ({
    ...customerReply(customer, customers.addresses(customer), subscribers.has(customer.email)),
    groupToken: signToken({ group_id: customer.groupId, id: customer.id, user: customer.email }, GROUP_TOKEN_KEY),
  })

  app.get('/api/user/me', (request) => ok(toProfile(requireCustomer(request, platform))))

  app.post('/api/user/me', async (request) => {
    const { customer: given, ...body } = readBody(request)
    const { groupToken: _, ...asked } = isObject(given) ? given : {}
    const wrong = schemaError({ ...body, ...(isObject(given) ? { customer: asked } : {}) }, PROFILE)
    if (wrong) throw new Refusal(500, [wrong])
    const customer = await withNestedErrors(() => requireCustomer(request, platform))
    checkTelephones(toList(asked.addresses))
    const addresses = readAddresses(toList(asked.addresses), customers.addresses(customer), customer.id)
    const changed = await withNestedErrors(() => change(customer, asked, request))
    if (asked.addresses !== undefined) customers.replaceAddresses(customer, addresses)
    return ok(toProfile(changed))
  })

  const change = (customer: Customer, asked: JsonObject, request: FastifyRequest): Customer => {
    const email = readText(asked, 'email') ?? ''
    checkEmail(email, readStoreView(request))
    const changed = customers.change(customer, email, { ...customer.profile, ...readProfile(asked) })
    if (!changed) throw takenError(readStoreView(request))
    return changed
  }

  app.get('/api/user/order-history', (request) => {
    const { id } = requireCustomer(request, platform)
    const { pageSize, currentPage } = readParameters(request.query)
    return ok(slicePage(orders.findByCustomer(id), positive(pageSize, PAGE_SIZE), positive(currentPage, 1)))
  })
}

/** Returns a page of orders. Beyond the last page, Magento repeats the last page. */
function slicePage(all: readonly JsonObject[], size: number, page: number): JsonObject {
  const last = Math.max(1, Math.ceil(all.length / size))
  const start = (Math.min(page, last) - 1) * size
  return {
    items: all.slice(start, start + size),
    search_criteria: { filter_groups: [], page_size: size, current_page: page },
    total_count: all.length,
  }
}

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}
