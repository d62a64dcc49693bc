import type { CustomerOrderFragment } from '#schema/generated/operations.ts'
import type { OrderRecordView } from '#schema/order-record.types.ts'
import { ORDER_HISTORY } from '#schema/rules/constants.ts'

export type OrderHead = Pick<CustomerOrderFragment, 'id' | 'number' | 'status' | 'createdAt' | 'lineCount'>

export type PastOrder = OrderHead &
  OrderRecordView & {
    /** Undefined or null if unknown. */
    readonly vatByRate?: readonly VatShare[] | null
  }

type TaxedTotal = NonNullable<CustomerOrderFragment['lines'][number]['total']>

interface VatShare {
  /** In percent. */
  readonly rate: number
  readonly total: { readonly [Part in 'net' | 'tax' | 'gross']: Pick<TaxedTotal[Part], 'formatted'> }
}

/** A page of the order history from the platform, newest order first. */
export interface OrderPage {
  /** From 1. */
  readonly page: number
  readonly orders: readonly PastOrder[]
}

/** A customer's orders, as far as this device has loaded them. */
export interface OrderHistory {
  readonly total: number
  /** The page requested last comes first. */
  readonly pages: readonly OrderPage[]
}

export const NO_ORDERS: OrderHistory = { total: 0, pages: [] }

/** The maximum number of pages stored on a device. */
const MOST_PAGES = 10

/** Adds a loaded page. If the number of orders has changed, the other pages are outdated and dropped. @source ORDER-8, USER-18 */
export function addOrderPage({ pages, total: before }: OrderHistory, page: OrderPage, total: number): OrderHistory {
  const others = before === total ? pages.filter((other) => other.page !== page.page) : []
  return { total, pages: [page, ...others].slice(0, MOST_PAGES) }
}

/** The orders of a page; null if this device has not loaded it. */
export const ordersOfPage = ({ pages }: OrderHistory, page: number): readonly PastOrder[] | null =>
  pages.find((other) => other.page === page)?.orders ?? null

/** Finds an order by id or number on any page. */
export const findOrder = ({ pages }: OrderHistory, key: string): PastOrder | null =>
  pages.flatMap(({ orders }) => orders).find(({ id, number }) => id === key || number === key) ?? null

/** Number of pages, at least one. */
export const pageCount = (total: number): number =>
  Math.min(ORDER_HISTORY.lastPage, Math.max(1, Math.ceil(total / ORDER_HISTORY.pageSize)))

/** The page number in a query string; 1 if missing or invalid. */
export function parseOrderPage(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? ''
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  return page > ORDER_HISTORY.lastPage ? 1 : page
}

export const pageOffset = (page: number) => (page - 1) * ORDER_HISTORY.pageSize
