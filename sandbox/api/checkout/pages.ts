import type { StoreView } from '../../store-views.ts'
import { type CartTotals, sumLines } from '../cart/totals/totals.ts'
import { escapeHtml } from '../escaped.ts'
import { translate } from '../translate.ts'
import type { Obstacle } from './handed-over.ts'
import { lineText } from './line-text.ts'
import { type FormErrors, type OrderField, type OrderForm, orderFields } from './order-form.ts'

/** Renders the reason why nothing can be ordered, with a link back. @param shopUrl of the store view, without a trailing slash */
export function obstaclePage(obstacle: Obstacle | 'ordered', view: StoreView, shopUrl: string): string {
  return page(
    translate(view, `obstacles.${obstacle}`),
    view,
    `<p>${translate(view, `obstacles.${obstacle}Text`)}</p>\n<p><a href="${escapeHtml(shopUrl)}/cart">${translate(view, 'checkout.toShop')}</a></p>`,
    shopUrl,
  )
}

interface CheckoutView {
  readonly view: StoreView
  readonly totals: CartTotals
  readonly form: OrderForm
  readonly errors: FormErrors
  readonly shopUrl: string
}

export function checkoutPage({ view, totals, form, errors, shopUrl }: CheckoutView): string {
  const word = (name: string) => translate(view, `checkout.${name}`)
  const { lines, shipping, shippingNet, shippingTax } = totals
  const discount = sumLines(lines, 'discount')
  const items = sumLines(lines, 'gross')
  const total = items - discount + shippingNet + shippingTax
  const vat = sumLines(lines, 'tax') + shippingTax
  const row = (what: string, amount: number) => `<tr><th scope="row">${escapeHtml(what)}</th><td>${money(amount, view)}</td></tr>`
  const rows = lines.map(({ line, article, gross }) => row(lineText(line.quantity, article.name), gross))
  const sums = [
    row(word('items'), items),
    ...(discount > 0 ? [row(`${word('coupon')} ${totals.coupon}`, -discount)] : []),
    ...(shipping ? [row(`${word('delivery')} (${shipping.carrierTitle}, ${shipping.title})`, shippingNet + shippingTax)] : []),
  ]
  const includesVat = translate(view, 'checkout.includesVat', { amount: money(vat, view) })
  const fields = orderFields(view).map((field) => fieldPart(field, translate(view, `fields.${field.name}`), form, errors))
  return page(
    word('title'),
    view,
    `<p>${word('nothingIsCharged')}</p>
<h2 id="lines">${word('order')}</h2>
<table aria-labelledby="lines"><thead><tr><th scope="col">${word('what')}</th><th scope="col">${word('price')}</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot>${sums.join('')}<tr class="total"><th scope="row">${word('total')}<small>${escapeHtml(includesVat)}</small></th><td>${money(total, view)}</td></tr></tfoot></table>
<form method="post" novalidate>
<h2>${word('who')}</h2>
${errorSummary(errors, word('pleaseCheck'))}${fields.join('\n')}
<button type="submit">${word('place')} · ${money(total, view)}</button>
</form>
<p><a href="${escapeHtml(shopUrl)}/cart">${word('toCart')}</a></p>`,
    shopUrl,
  )
}

/** @param amount in minor units */
const money = (amount: number, { locale, currency }: StoreView) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100).replace('-', '−')

function errorSummary(errors: FormErrors, title: string): string {
  const items = Object.entries(errors).map(([name, error]) => `<li><a href="#${name}">${escapeHtml(error)}</a></li>`)
  return items.length > 0 ? `<div role="alert"><p>${title}</p><ul>${items.join('')}</ul></div>\n` : ''
}

function fieldPart({ name, autocomplete, type }: OrderField, label: string, form: OrderForm, errors: FormErrors): string {
  const error = errors[name]
  const describes = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const errorText = error ? `<span id="${name}-error" class="error">${escapeHtml(error)}</span>` : ''
  return `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required value="${escapeHtml(form[name])}"${describes}>${errorText}</p>`
}

/** The shop's colours and shapes, as in web/styles/tokens.css. */
const STYLE = `:root { color-scheme: light dark; --paper: light-dark(#fcfaf6, #0f1612); --raised: light-dark(#fff, #18201b); --ink: light-dark(#1c241f, #eceae4); --muted: light-dark(#57605a, #adb3ad); --line: light-dark(#e0ddd5, #39413c); --line-strong: light-dark(#868679, #7b7f75); --primary: light-dark(#175b38, #79cf9b); --on-primary: light-dark(#fff, #0b2115); --danger: light-dark(#b42318, #ff9185); background: var(--paper); color: var(--ink) }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; padding: 0.5rem max(1rem, 50vw - 17.5rem); background: #103924; color: #fff } header a { color: inherit; font: 600 1.375rem/2.75rem Georgia, serif; text-decoration: none }
main { max-width: 35rem; margin: 1.5rem auto 3rem; padding: 0 1rem } h1, h2 { font-family: Georgia, serif; line-height: 1.2 } a { color: var(--primary) } :focus-visible { outline: 3px solid light-dark(#b8651b, #e0a050); outline-offset: 2px }
table { width: 100%; border-collapse: collapse } th, td { padding: 0.5rem 0; vertical-align: top } th { padding-inline-end: 1rem; text-align: start; font-weight: normal } td, thead th:last-child { padding-inline-end: 0; text-align: end; white-space: nowrap } thead th { color: var(--muted) } tbody tr, thead tr, .total { border-block-end: 1px solid var(--line) } .total > * { border-block-start: 1px solid var(--line); font-size: 1.125rem; font-weight: bold } small { display: block; color: var(--muted); font-weight: normal }
form > p { margin: 0 0 1rem } label { display: block; font-weight: 600 } input { font: inherit; width: 100%; box-sizing: border-box; min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--line-strong); border-radius: 2px; background: var(--raised); color: inherit } [aria-invalid] { border-color: var(--danger) } .error, [role=alert] { color: var(--danger); font-weight: bold }
button { font: inherit; font-weight: 600; width: 100%; min-height: 48px; padding: 0 1.5rem; border: 1px solid transparent; border-radius: 6px; background: var(--primary); color: var(--on-primary); cursor: pointer }`

const page = (title: string, view: StoreView, content: string, shopUrl: string) => `<!DOCTYPE html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${escapeHtml(shopUrl)}/">Heartwood</a><span>${translate(view, 'checkout.secure')}</span></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
