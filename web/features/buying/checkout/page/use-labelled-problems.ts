import type { Problem } from '../../../../components/form/problems.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { ADDRESS_FIELD } from '../state/problem-place.ts'

/** Adds the field's label to an address problem: 'Delivery, Telephone: Field is required'. The order form has no address fields. */
export function useLabelledProblems(): (problems: readonly Problem[]) => readonly Problem[] {
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
