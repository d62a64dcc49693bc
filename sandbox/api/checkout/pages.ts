import type { CartTotals } from '../cart/totals/totals.ts'
import { escaped } from '../escaped.ts'
import type { Obstacle } from './handed-over.ts'
import { type FormErrors, ORDER_FIELDS, type OrderField, type OrderForm } from './order-form.ts'

/** Why nothing can be ordered here, as shoppers read it. */
const OBSTACLES: Readonly<Record<Obstacle | 'ordered', readonly [title: string, text: string]>> = {
  expired: ['You are signed out', 'Your sign-in has ended. Go back to the shop, sign in, and come here again.'],
  unknown: ['There is no such cart', 'It may have been ordered, or it is somebody else’s.'],
  empty: ['This cart is empty', 'Put something into it in the shop, and come here again.'],
  ordered: ['This cart has been ordered', 'You have a mail about it.'],
}

/** Says why nothing can be ordered, with the way back. @param shopUrl without a slash at its end */
export function obstaclePage(obstacle: Obstacle | 'ordered', shopUrl: string): string {
  const [title, text] = OBSTACLES[obstacle]
  return page(title, `<p>${text}</p>\n<p><a href="${escaped(shopUrl)}/cart">Back to the shop</a></p>`)
}

interface CheckoutView {
  readonly totals: CartTotals
  readonly form: OrderForm
  readonly errors: FormErrors
  readonly shopUrl: string
}

/** Shows what is ordered and asks by whom. */
export function checkoutPage({ totals, form, errors, shopUrl }: CheckoutView): string {
  const { lines, shipping, shippingNet, shippingTax } = totals
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const total = lines.reduce((sum, { gross }) => sum + gross, 0) - discount + shippingNet + shippingTax
  const rows = [
    ...lines.map(({ line, article, gross }) => row(`${line.quantity} × ${article.name}`, gross)),
    ...(shipping ? [row(`${shipping.carrierTitle}, ${shipping.title}`, shippingNet + shippingTax)] : []),
    ...(discount > 0 ? [row(`Coupon ${totals.coupon}`, -discount)] : []),
  ]
  return page(
    'Checkout',
    `<p>This is the checkout of the sandbox. Nothing is charged.</p>
<h2 id="lines">Your order</h2>
<table aria-labelledby="lines"><thead><tr><th scope="col">What</th><th scope="col">Price</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total with VAT</th><td>${pounds(total)}</td></tr></tfoot></table>
<form method="post" novalidate>
<h2>Who orders</h2>
${errorSummary(errors)}${ORDER_FIELDS.map((field) => fieldPart(field, form, errors)).join('\n')}
<button type="submit">Place order</button>
</form>
<p><a href="${escaped(shopUrl)}/cart">Back to the cart</a></p>`,
  )
}

const row = (what: string, pence: number) => `<tr><th scope="row">${escaped(what)}</th><td>${pounds(pence)}</td></tr>`

const pounds = (pence: number) => `${pence < 0 ? '−' : ''}£${(Math.abs(pence) / 100).toFixed(2)}`

function errorSummary(errors: FormErrors): string {
  const items = Object.entries(errors).map(([name, error]) => `<li><a href="#${name}">${escaped(error)}</a></li>`)
  return items.length > 0 ? `<div role="alert"><p>Please check:</p><ul>${items.join('')}</ul></div>\n` : ''
}

function fieldPart({ name, label, autocomplete, type }: OrderField, form: OrderForm, errors: FormErrors): string {
  const error = errors[name]
  const describes = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const told = error ? `<span id="${name}-error" class="error">${escaped(error)}</span>` : ''
  return `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required value="${escaped(form[name])}"${describes}>${told}</p>`
}

const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } th { text-align: start; font-weight: normal } td { text-align: end; white-space: nowrap } tfoot th, tfoot td { font-weight: bold; border-top: 1px solid }
label { display: block } input { font: inherit; width: 100%; box-sizing: border-box; min-height: 44px } button { font: inherit; min-height: 44px; padding: 0 1.5rem } .error { font-weight: bold }`

const page = (title: string, content: string) => `<!DOCTYPE html>
<html lang="en">
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
