import type { StoreView } from '../../store-views.ts'
import type { CartTotals } from '../cart/totals/totals.ts'
import { escaped } from '../escaped.ts'
import { said } from '../said.ts'
import type { Obstacle } from './handed-over.ts'
import { type FormErrors, ORDER_FIELDS, type OrderField, type OrderForm } from './order-form.ts'

/** Renders the reason why nothing can be ordered, with a link back. @param shopUrl of the store view, without a trailing slash */
export function obstaclePage(obstacle: Obstacle | 'ordered', view: StoreView, shopUrl: string): string {
  return page(
    said(view, `obstacles.${obstacle}`),
    view,
    `<p>${said(view, `obstacles.${obstacle}Text`)}</p>\n<p><a href="${escaped(shopUrl)}/cart">${said(view, 'checkout.toShop')}</a></p>`,
  )
}

interface CheckoutView {
  readonly view: StoreView
  readonly totals: CartTotals
  readonly form: OrderForm
  readonly errors: FormErrors
  /** URL of the store view. */
  readonly shopUrl: string
}

/** Renders the order with its form. */
export function checkoutPage({ view, totals, form, errors, shopUrl }: CheckoutView): string {
  const word = (name: string) => said(view, `checkout.${name}`)
  const { lines, shipping, shippingNet, shippingTax } = totals
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const total = lines.reduce((sum, { gross }) => sum + gross, 0) - discount + shippingNet + shippingTax
  const row = (what: string, amount: number) => `<tr><th scope="row">${escaped(what)}</th><td>${money(amount, view)}</td></tr>`
  const rows = [
    ...lines.map(({ line, article, gross }) => row(`${line.quantity} × ${article.name}`, gross)),
    ...(shipping ? [row(`${shipping.carrierTitle}, ${shipping.title}`, shippingNet + shippingTax)] : []),
    ...(discount > 0 ? [row(`${word('coupon')} ${totals.coupon}`, -discount)] : []),
  ]
  return page(
    word('title'),
    view,
    `<p>${word('nothingIsCharged')}</p>
<h2 id="lines">${word('order')}</h2>
<table aria-labelledby="lines"><thead><tr><th scope="col">${word('what')}</th><th scope="col">${word('price')}</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">${word('total')}</th><td>${money(total, view)}</td></tr></tfoot></table>
<form method="post" novalidate>
<h2>${word('who')}</h2>
${errorSummary(errors, word('pleaseCheck'))}${ORDER_FIELDS.map((field) => fieldPart(field, said(view, `fields.${field.name}`), form, errors)).join('\n')}
<button type="submit">${word('place')}</button>
</form>
<p><a href="${escaped(shopUrl)}/cart">${word('toCart')}</a></p>`,
  )
}

/** @param amount in minor units */
const money = (amount: number, { locale, currency }: StoreView) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100).replace('-', '−')

function errorSummary(errors: FormErrors, title: string): string {
  const items = Object.entries(errors).map(([name, error]) => `<li><a href="#${name}">${escaped(error)}</a></li>`)
  return items.length > 0 ? `<div role="alert"><p>${title}</p><ul>${items.join('')}</ul></div>\n` : ''
}

function fieldPart({ name, autocomplete, type }: OrderField, label: string, form: OrderForm, errors: FormErrors): string {
  const error = errors[name]
  const describes = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const told = error ? `<span id="${name}-error" class="error">${escaped(error)}</span>` : ''
  return `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required value="${escaped(form[name])}"${describes}>${told}</p>`
}

const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } th { text-align: start; font-weight: normal } td { text-align: end; white-space: nowrap } tfoot th, tfoot td { font-weight: bold; border-top: 1px solid }
label { display: block } input { font: inherit; width: 100%; box-sizing: border-box; min-height: 44px } button { font: inherit; min-height: 44px; padding: 0 1.5rem } .error { font-weight: bold }`

const page = (title: string, { language }: StoreView, content: string) => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
