import { email, password, personName, sameAs } from '#schema/rules/forms/form-rules.ts'

/** Who orders. */
export const PERSONAL_RULES = { firstName: personName, lastName: personName, email }

/** Who orders and makes an account. */
export const ACCOUNT_RULES = { ...PERSONAL_RULES, password, again: sameAs('password') }
