import type { CustomerOrderFragment } from '#schema/generated/operations.ts'
import { ORDER_HISTORY } from '#schema/rules/constants.ts'
import type { OrderRecordView } from '../../../components/order/order-record.types.ts'

/** What an order is known by, and how far it is. */
export type OrderHead = Pick<CustomerOrderFragment, 'id' | 'number' | 'status' | 'createdAt' | 'lineCount'>

export type PastOrder = OrderHead & OrderRecordView

/** A page of the history as the platform answered it, newest order first. */
export interface OrderPage {
  /** From 1. */
  readonly page: number
  readonly orders: readonly PastOrder[]
}

/** What a customer ordered, as far as the device has seen it. */
export interface OrderHistory {
  /** How many orders there are in all. */
  readonly total: number
  /** The page that was asked for last is the first. */
  readonly pages: readonly OrderPage[]
}

export const NO_ORDERS: OrderHistory = { total: 0, pages: [] }

/** A device keeps no more pages than these. */
const MOST_PAGES = 10

/** With a newer page. Where orders have come or gone the others are of another list, and go. @source ORDER-8, USER-18 */
export function withOrderPage({ pages, total: before }: OrderHistory, page: OrderPage, total: number): OrderHistory {
  const others = before === total ? pages.filter((other) => other.page !== page.page) : []
  return { total, pages: [page, ...others].slice(0, MOST_PAGES) }
}

/** Orders of a page; null where the device has not seen it. */
export const ordersOn = ({ pages }: OrderHistory, page: number): readonly PastOrder[] | null =>
  pages.find((other) => other.page === page)?.orders ?? null

/** An order by its id or its number, on whichever page it is. */
export const orderIn = ({ pages }: OrderHistory, key: string): PastOrder | null =>
  pages.flatMap(({ orders }) => orders).find(({ id, number }) => id === key || number === key) ?? null

/** How many pages there are, at least one. */
export const pageCount = (total: number): number =>
  Math.min(ORDER_HISTORY.lastPage, Math.max(1, Math.ceil(total / ORDER_HISTORY.pageSize)))

/** The page that an address asks for: the first where it asks for none that there could be. */
export function orderPageOf(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? ''
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  return page > ORDER_HISTORY.lastPage ? 1 : page
}

/** The part of the list that a page is. */
export const partOf = (page: number) => ({ first: ORDER_HISTORY.pageSize, offset: (page - 1) * ORDER_HISTORY.pageSize })
