/** Our names of the fields of an address, by the shop system's. */
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
 * The field of an address that a refusal says is missing: '"telephone" is required. Enter and try again.'
 * @returns null if it says no such thing
 * @source platform contract §14
 */
export function requiredField(message: string | null): string | null {
  const name = /"(\w{1,40})" is (?:a )?required/.exec(message ?? '')?.[1] ?? ''
  return Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? null) : null
}
