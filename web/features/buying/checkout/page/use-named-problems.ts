import type { Problem } from '../../../../components/form/problems.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'

const ADDRESS_FIELD = /^(shipping|billing)Address\.(\w+)$/

/** Adds the field to an address problem: 'Delivery, Telephone: Field is required'. The form that shows it does not have the field. */
export function useNamedProblems(): (problems: readonly Problem[]) => readonly Problem[] {
  const { firstName, lastName, street, apartment, city, region, postcode, country, telephone } = useMessages('account')
  const { steps, payment } = useMessages('checkout').order
  const labels: Readonly<Record<string, string>> = {
    ...{ firstName, lastName, street, apartment, city, region, postcode, country, telephone },
    ...{ company: payment.company, vatNumber: payment.vatNumber },
  }
  return (problems) =>
    problems.map(({ field, message }) => {
      const [, address, name = ''] = ADDRESS_FIELD.exec(field ?? '') ?? []
      if (address === undefined || !Object.hasOwn(labels, name)) return { field: null, message }
      return { field: null, message: `${address === 'shipping' ? steps.shipping : payment.billing}, ${labels[name]}: ${message}` }
    })
}
