import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PhoneLink, phoneHref } from './phone-link.tsx'

describe('phoneHref', () => {
  it.each([
    ['0113 496 0123', 'tel:01134960123'],
    ['(0113) 496-0123', 'tel:01134960123'],
    ['0113/496.0123', 'tel:01134960123'],
    ['+44 113 496 0123', 'tel:+441134960123'],
    ['+44 (0)113 496 0123', 'tel:+441134960123'],
    ['0044 (0)113 496 0123', 'tel:00441134960123'],
    ['(0)113 496 0123', 'tel:01134960123'],
    [' +44\u00a0113\u00a0496\u00a00123 ', 'tel:+441134960123'],
    ['0113 + 496', 'tel:0113496'],
    ['javascript:alert(1)', 'tel:1'],
  ])('keeps the digits of %j that are dialled', (phone, expected) => {
    expect(phoneHref(phone)).toBe(expected)
  })
})

describe('PhoneLink', () => {
  it('shows the number as it is written', () => {
    expect(renderToString(<PhoneLink phone="0113 496 0123" className="phone" />)).toBe(
      '<a class="phone" href="tel:01134960123">0113 496 0123</a>',
    )
  })
})
