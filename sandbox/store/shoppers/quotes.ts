import { randomBytes } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

export interface Quote {
  readonly id: number
  /** Id that gives access to a guest's cart: 32 characters; null for a customer's. */
  readonly maskedId: string | null
  readonly customerId: number | null
  readonly coupon: string | null
  /** Shipping address as JSON; null if not set. */
  readonly address: string | null
  readonly carrier: string | null
  readonly method: string | null
}

/** A line of a quote. `buyRequest` is a text that is equal for equal products and options. */
export interface QuoteLine {
  readonly id: number
  readonly buyRequest: string
  readonly quantity: number
}

type Changes = Partial<Pick<Quote, 'coupon' | 'address' | 'carrier' | 'method'>>

/** The columns of a line. */
const LINE = 'id, buy_request, quantity'

export class Quotes {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  createForGuest(): Quote {
    return this.#create(randomBytes(16).toString('hex'), null)
  }

  createForCustomer(customerId: number): Quote {
    return this.#create(null, customerId)
  }

  byMaskedId(maskedId: string): Quote | null {
    return this.#find('masked_id = ? AND is_active = 1', maskedId)
  }

  /** Returns the customer's cart; a customer has at most one. */
  byCustomer(customerId: number): Quote | null {
    return this.#find('customer_id = ? AND is_active = 1', customerId)
  }

  /** Finds a quote by masked id or by the id of a customer's quote, including ordered ones. */
  everMade(cartId: string): Quote | null {
    return this.#find('masked_id = ? OR (masked_id IS NULL AND CAST(id AS TEXT) = ?)', cartId, cartId)
  }

  /** Deactivates the cart. */
  close({ id }: Quote): void {
    this.#database.prepare('UPDATE quote SET is_active = 0 WHERE id = ?').run(id)
  }

  change(quote: Quote, changes: Changes): Quote {
    const changed = { ...quote, ...changes }
    const update = 'UPDATE quote SET coupon = ?, address = ?, carrier = ?, method = ? WHERE id = ?'
    this.#database.prepare(update).run(changed.coupon, changed.address, changed.carrier, changed.method, quote.id)
    return changed
  }

  /** In insertion order. */
  lines({ id }: Quote): QuoteLine[] {
    return this.#database.prepare(`SELECT ${LINE} FROM quote_line WHERE quote_id = ? ORDER BY id`).all(id).map(toQuoteLine)
  }

  /** Adds to the line with the same options, or creates a line. */
  add({ id }: Quote, buyRequest: string, quantity: number): QuoteLine {
    const insert = `INSERT INTO quote_line (quote_id, buy_request, quantity) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET quantity = quantity + excluded.quantity RETURNING ${LINE}`
    return toQuoteLine(this.#database.prepare(insert).get(id, buyRequest, quantity))
  }

  setQuantity(lineId: number, quantity: number): QuoteLine {
    const update = `UPDATE quote_line SET quantity = ? WHERE id = ? RETURNING ${LINE}`
    return toQuoteLine(this.#database.prepare(update).get(quantity, lineId))
  }

  /** Changes the options of a line. No other line of the quote may have the same options. */
  setBuyRequest(lineId: number, buyRequest: string, quantity: number): QuoteLine {
    const update = `UPDATE quote_line SET buy_request = ?, quantity = ? WHERE id = ? RETURNING ${LINE}`
    return toQuoteLine(this.#database.prepare(update).get(buyRequest, quantity, lineId))
  }

  remove(lineId: number): void {
    this.#database.prepare('DELETE FROM quote_line WHERE id = ?').run(lineId)
  }

  #create(maskedId: string | null, customerId: number | null): Quote {
    const insert = 'INSERT INTO quote (masked_id, customer_id) VALUES (?, ?) RETURNING *'
    return toQuote(this.#database.prepare(insert).get(maskedId, customerId))
  }

  #find(condition: string, ...values: readonly (string | number)[]): Quote | null {
    const row = this.#database.prepare(`SELECT * FROM quote WHERE ${condition}`).get(...values)
    return row ? toQuote(row) : null
  }
}

type Row = Readonly<Record<string, SQLOutputValue>>

const toQuote = (row: Row = {}): Quote => ({
  id: Number(row.id),
  maskedId: textOrNull(row.masked_id),
  customerId: row.customer_id === null ? null : Number(row.customer_id),
  coupon: textOrNull(row.coupon),
  address: textOrNull(row.address),
  carrier: textOrNull(row.carrier),
  method: textOrNull(row.method),
})

const toQuoteLine = (row: Row = {}): QuoteLine => ({
  id: Number(row.id),
  buyRequest: String(row.buy_request),
  quantity: Number(row.quantity),
})

const textOrNull = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null)
