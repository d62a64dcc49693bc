/** Our names of address fields, by the shop system's names. */
const FIELDS: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  countryId: 'country',
  country_id: 'country',
  region: 'region',
  regionId: 'region',
  telephone: 'telephone',
  company: 'company',
  vat_id: 'vatNumber',
}

/**
 * The address field that a refusal reports as missing: '"telephone" is required. Enter and try again.'
 * @returns null if the message says nothing of the kind
 * @source platform contract §14
 */
export function requiredField(message: string | null): string | null {
  const name = /"(\w{1,40})" is (?:a )?required/.exec(message ?? '')?.[1] ?? ''
  return Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? null) : null
}
