import type { Quote, QuoteLine, Quotes } from '../../store/shoppers/quotes.ts'
import { Refusal } from '../envelope.ts'
import type { Article, Buyer } from './articles/article.ts'
import { type BuyRequest, parseBuyRequest } from './articles/buy-request.ts'
import { articleOf } from './articles/find-article.ts'

/** A line of a quote with what it comes to today. */
export interface PricedLine {
  readonly line: QuoteLine
  readonly request: BuyRequest
  readonly article: Article
}

/** The lines of a quote. What can no longer be had in this way is left out, as the platform does when a product is deleted. */
export const pricedLines = (quotes: Quotes, quote: Quote, buyer: Buyer): PricedLine[] =>
  quotes.lines(quote).flatMap((line) => pricedLine(line, buyer) ?? [])

function pricedLine(line: QuoteLine, buyer: Buyer): PricedLine | null {
  const request = parseBuyRequest(line.buyRequest)
  try {
    return { line, request, article: articleOf(request, line.quantity, buyer) }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Whether everything in a cart is delivered without a lorry. */
export const isVirtual = (lines: readonly PricedLine[]) =>
  lines.every(({ article }) => article.type === 'virtual' || article.type === 'downloadable')
