import { email, password, personName, sameAs } from '#schema/rules/forms/form-rules.ts'

export const PERSONAL_RULES = { firstName: personName, lastName: personName, email }

/** Personal details with a new account. */
export const ACCOUNT_RULES = { ...PERSONAL_RULES, password, again: sameAs('password') }
