import { randomBytes } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'

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

export class Quotes {
  readonly #database: DatabaseSync
  readonly #insert: StatementSync
  readonly #byMaskedId: StatementSync
  readonly #byCustomer: StatementSync
  readonly #update: StatementSync
  readonly #lines: StatementSync
  readonly #add: StatementSync
  readonly #setQuantity: StatementSync
  readonly #setBuyRequest: StatementSync
  readonly #remove: StatementSync

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#insert = database.prepare('INSERT INTO quote (masked_id, customer_id) VALUES (?, ?) RETURNING *')
    this.#byMaskedId = database.prepare('SELECT * FROM quote WHERE masked_id = ? AND is_active = 1')
    this.#byCustomer = database.prepare('SELECT * FROM quote WHERE customer_id = ? AND is_active = 1')
    this.#update = database.prepare('UPDATE quote SET coupon = ?, address = ?, carrier = ?, method = ? WHERE id = ?')
    this.#lines = database.prepare('SELECT id, buy_request, quantity FROM quote_line WHERE quote_id = ? ORDER BY id')
    this.#add = database.prepare(
      `INSERT INTO quote_line (quote_id, buy_request, quantity) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET quantity = quantity + excluded.quantity RETURNING id, buy_request, quantity`,
    )
    this.#setQuantity = database.prepare('UPDATE quote_line SET quantity = ? WHERE id = ? RETURNING id, buy_request, quantity')
    this.#setBuyRequest = database.prepare(
      'UPDATE quote_line SET buy_request = ?, quantity = ? WHERE id = ? RETURNING id, buy_request, quantity',
    )
    this.#remove = database.prepare('DELETE FROM quote_line WHERE id = ?')
  }

  createForGuest(): Quote {
    return toQuote(this.#insert.get(randomBytes(16).toString('hex'), null))
  }

  createForCustomer(customerId: number): Quote {
    return toQuote(this.#insert.get(null, customerId))
  }

  byMaskedId(maskedId: string): Quote | null {
    const row = this.#byMaskedId.get(maskedId)
    return row ? toQuote(row) : null
  }

  /** Returns the customer's cart; a customer has at most one. */
  byCustomer(customerId: number): Quote | null {
    const row = this.#byCustomer.get(customerId)
    return row ? toQuote(row) : null
  }

  /** Finds a quote by masked id or by the id of a customer's quote, including ordered ones. */
  everMade(cartId: string): Quote | null {
    const row = this.#database
      .prepare('SELECT * FROM quote WHERE masked_id = ? OR (masked_id IS NULL AND CAST(id AS TEXT) = ?)')
      .get(cartId, cartId)
    return row ? toQuote(row) : null
  }

  /** Deactivates the cart. */
  close({ id }: Quote): void {
    this.#database.prepare('UPDATE quote SET is_active = 0 WHERE id = ?').run(id)
  }

  change(quote: Quote, changes: Changes): Quote {
    const changed = { ...quote, ...changes }
    this.#update.run(changed.coupon, changed.address, changed.carrier, changed.method, quote.id)
    return changed
  }

  /** In insertion order. */
  lines(quote: Quote): QuoteLine[] {
    return this.#lines.all(quote.id).map(toQuoteLine)
  }

  /** Adds to the line with the same options, or creates a line. */
  add(quote: Quote, buyRequest: string, quantity: number): QuoteLine {
    return toQuoteLine(this.#add.get(quote.id, buyRequest, quantity))
  }

  setQuantity(lineId: number, quantity: number): QuoteLine {
    return toQuoteLine(this.#setQuantity.get(quantity, lineId))
  }

  /** Changes the options of a line. No other line of the quote may have the same options. */
  setBuyRequest(lineId: number, buyRequest: string, quantity: number): QuoteLine {
    return toQuoteLine(this.#setBuyRequest.get(buyRequest, quantity, lineId))
  }

  remove(lineId: number): void {
    this.#remove.run(lineId)
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
