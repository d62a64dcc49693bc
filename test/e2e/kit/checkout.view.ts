import type { Page } from '@playwright/test'
import { english } from './english.ts'

/** Locators of the built-in checkout, by their accessible names in a store view. */
export function checkoutView(page: Page, language = english) {
  const words = language.get('checkout').order
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const form = (name: string) => {
    const fields = main.getByRole('form', { name, exact: true })
    return {
      fields,
      field: (label: string) => fields.getByLabel(new RegExp(`^${label}`)),
      next: fields.getByRole('button', { name: words.next }),
    }
  }
  return {
    field: (label: string) => main.getByRole('textbox', { name: new RegExp(`^${label}`) }),
    personal: form(words.steps.personal),
    shipping: form(words.steps.shipping),
    billing: form(words.payment.billing),
    step: (name: string) => main.getByRole('region', { name, exact: true }),
    next: button(words.next),
    agree: main.getByRole('checkbox', { name: words.review.agree }),
    place: main.getByRole('button', { name: new RegExp(`^${words.review.place}`) }),
    keep: button(words.review.keep),
    confirm: button(words.waiting.confirm),
    heading: (name: string | RegExp) => main.getByRole('heading', { name, exact: true }),
  }
}
