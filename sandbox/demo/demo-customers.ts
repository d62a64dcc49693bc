import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parse } from 'yaml'
import { z } from 'zod'
import { articleName, plainArticle } from '../api/cart/articles/article.ts'
import { readBuyRequest, writeBuyRequest } from '../api/cart/articles/buy-request.ts'
import type { PricedLine } from '../api/cart/lines.ts'
import { cartTotals } from '../api/cart/totals/totals.ts'
import { orderDocument } from '../api/checkout/order-document.ts'
import { hashPassword } from '../api/user/password.ts'
import { validate } from '../catalog/read-data.ts'
import type { Catalog } from '../store/catalog.ts'
import { findSaleable } from '../store/saleable.ts'
import { type Customer, Customers } from '../store/shoppers/customers.ts'
import { Orders } from '../store/shoppers/orders.ts'
import { DEFAULT_VIEW } from '../store-views.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const COUNTRY = { country_id: 'GB', region: { region_code: null, region: null, region_id: 0 } }

const demoCustomer = z.strictObject({
  title: z.string(),
  email: z.string(),
  password: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  group: z.int(),
  addresses: z.array(z.looseObject({ street: z.array(z.string()).min(2), city: z.string(), postcode: z.string() })),
  orders: z.array(z.strictObject({ daysAgo: z.int(), status: z.string(), lines: z.record(z.string(), z.int().positive()) })),
})
type DemoCustomer = z.infer<typeof demoCustomer>

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = validate(
  parse(readFileSync(join(import.meta.dirname, '../data/customers.yaml'), 'utf8')),
  z.array(demoCustomer),
  'customers',
)

/** Adds the demo customers and their orders to a database without customers. */
export async function seedCustomers(database: DatabaseSync, catalog: Catalog, now: Date): Promise<void> {
  if (database.prepare('SELECT 1 FROM customer').get()) return
  const customers = new Customers(database)
  for (const demo of DEMO_CUSTOMERS) {
    const { email, firstname, lastname, group } = demo
    const customer = customers.create({
      email,
      password: await hashPassword(demo.password),
      groupId: group,
      storeId: DEFAULT_VIEW.storeId,
      profile: { firstname, lastname },
    })
    if (!customer) continue
    const addresses = demo.addresses.map((address) => ({ ...COUNTRY, firstname, lastname, ...address }))
    customers.replaceAddresses(
      customer,
      addresses.map((document) => ({ id: null, document })),
    )
    placeOrders(demo, { customer, address: { ...addresses[0] } }, { orders: new Orders(database), catalog, now })
  }
}

function placeOrders(
  demo: DemoCustomer,
  { customer, address }: { customer: Customer; address: Record<string, unknown> },
  { orders, catalog, now }: { orders: Orders; catalog: Catalog; now: Date },
): void {
  const buyer = { catalog, view: DEFAULT_VIEW, group: demo.group }
  const quote = { id: 0, maskedId: null, customerId: customer.id, coupon: null, carrier: 'flatrate', method: 'flatrate' }
  for (const { daysAgo, status, lines } of demo.orders) {
    const priced = Object.entries(lines).flatMap(([sku, quantity], i) => orderedLine(sku, quantity, i) ?? [])
    if (priced.length === 0) continue
    const totals = cartTotals({ ...quote, address: JSON.stringify(address) }, priced, buyer)
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 19).replace('T', ' ')
    const { id, email } = customer
    const party = { id, email, firstname: demo.firstname, lastname: demo.lastname }
    orders.place({ customerId: id, quoteId: null }, (number) =>
      orderDocument(number, { customer: party, address, totals, status, createdAt, view: buyer.view }),
    )
  }

  function orderedLine(sku: string, quantity: number, position: number): PricedLine | null {
    const saleable = findSaleable(catalog, DEFAULT_VIEW.code, sku)
    if (!saleable) return null
    const request = readBuyRequest(sku, null)
    const article = plainArticle(saleable, quantity, buyer)
    const variant = saleable.parent && { type: 'configurable', name: articleName({ ...saleable, document: saleable.parent }) }
    return {
      line: { id: position, buyRequest: writeBuyRequest(request), quantity },
      request,
      article: { ...article, ...variant },
    }
  }
}
