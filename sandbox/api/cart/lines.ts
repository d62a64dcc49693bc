import type { Quote, QuoteLine, Quotes } from '../../store/shoppers/quotes.ts'
import { Refusal } from '../envelope.ts'
import type { Article, Buyer } from './articles/article.ts'
import { type BuyRequest, parseBuyRequest } from './articles/buy-request.ts'
import { findArticle } from './articles/find-article.ts'

export interface PricedLine {
  readonly line: QuoteLine
  readonly request: BuyRequest
  readonly article: Article
}

/** Returns the lines of a quote. Lines that can no longer be bought are left out, as the platform does for deleted products. */
export const priceLines = (quotes: Quotes, quote: Quote, buyer: Buyer): PricedLine[] =>
  quotes.lines(quote).flatMap((line) => pricedLine(line, buyer) ?? [])

function pricedLine(line: QuoteLine, buyer: Buyer): PricedLine | null {
  const request = parseBuyRequest(line.buyRequest)
  try {
    return { line, request, article: findArticle(request, line.quantity, buyer) }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** True if all products in the cart are virtual or downloadable. */
export const isVirtual = (lines: readonly PricedLine[]) =>
  lines.every(({ article }) => article.type === 'virtual' || article.type === 'downloadable')
