import { expect, type Locator } from '@playwright/test'

/** Clears a field with the keyboard and types a text key by key. */
export async function retype(field: Locator, text: string) {
  await field.press('ControlOrMeta+a')
  await field.press('Backspace')
  await expect(field).toHaveValue('')
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
}
