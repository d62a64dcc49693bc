import type { FieldRule } from '#schema/rules/forms/form-rules.ts'

/** The values of fields with a rule. Other fields only serve the browser. */
export function readValues<Name extends string>(form: HTMLFormElement | null, rules: Readonly<Record<Name, FieldRule>>) {
  const data = form ? new FormData(form) : new FormData()
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(Object.keys(rules).map((name) => [name, read(name)])) as Readonly<Record<Name, string>>
}

/** Deletes accepted passwords, so that the next user of the device does not find them. */
export function clearPasswords(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[data-secret]') ?? []) field.value = ''
}
