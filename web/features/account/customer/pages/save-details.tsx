import { useState } from 'react'
import { optional, password, personName } from '#schema/rules/forms/form-rules.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { NameFields } from '../../../../components/form/person-fields.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { GuestDetails } from '../../../../sync/tasks/order/index.ts'
import { useAccount } from '../account.ts'
import { saveDetails } from '../addresses/save-details.ts'
import styles from '../cards.module.css'

/** Offers an account to a guest who has just ordered. Asks for names only if the device does not know them. @source USER-28 */
export function SaveDetails({ email, firstName, lastName, address, billing }: GuestDetails) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const status = useAccount()
  const [isSaved, setSaved] = useState(false)
  if (isSaved) {
    return (
      <div ref={focus} tabIndex={-1}>
        <Notice kind="info">{words.saveDetails.saved}</Notice>
      </div>
    )
  }
  if (status !== 'guest' || email === '') return null
  const isNamed = firstName !== '' && lastName !== ''
  const nameRule = isNamed ? optional(personName) : personName
  return (
    <section className={styles.card} aria-labelledby="save-details">
      <h3 id="save-details">{words.saveDetails.title}</h3>
      <p>{words.saveDetails.hint}</p>
      <Form
        name="save-details"
        rules={{ firstName: nameRule, lastName: nameRule, password }}
        submitLabel={words.saveDetails.save}
        isAside
        onSubmit={async ({ password, ...typed }) => {
          const names = isNamed ? { firstName, lastName } : typed
          const problems = await saveDetails(deviceDatabase, { email, password, ...names }, { address, billing })
          setSaved(problems.length === 0)
          return problems
        }}
      >
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        {!isNamed && <NameFields names={{ firstName, lastName }} />}
        <Field name="password" label={words.password} type="password" autoComplete="new-password" hint={words.passwordHint} />
      </Form>
    </section>
  )
}

/** The form that had the focus is gone. */
const focus = (message: HTMLElement | null) => message?.focus()
