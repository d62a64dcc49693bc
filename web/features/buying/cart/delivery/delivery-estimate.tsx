import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { oneOf, postcode } from '#schema/rules/forms/form-rules.ts'
import { ArrivalNote } from '../../../../components/arrival/arrival-note.tsx'
import { countries } from '../../../../components/form/countries.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './delivery.module.css'
import { DeliveryPrice } from './delivery-price.tsx'
import type { UseDeliveryResult } from './use-delivery.ts'

interface Goods {
  /** Whether the shop may promise dates. */
  readonly isFromStock: boolean
  /** The longest piece in millimetres; null if unknown. */
  readonly longest: number | null
}

/** Asks for the destination and shows the platform's delivery costs for it. */
export function DeliveryEstimate({ destination, delivery, show, ...goods }: UseDeliveryResult & Goods) {
  const words = useMessages('cart').delivery
  const { language, country: home } = useShop()
  const all = countries(language)
  const rules = { postcode, country: oneOf(all.map(({ code }) => code)) }
  return (
    <div className={styles.estimate}>
      <Form
        name="delivery"
        rules={rules}
        label={words.title}
        submitLabel={words.show}
        isAside
        onSubmit={async ({ postcode, country }) => {
          await show({ postcode: postcode.trim(), country })
          return []
        }}
      >
        <Field name="postcode" label={words.postcode} value={destination?.postcode ?? ''} autoComplete="postal-code" />
        <Field
          name="country"
          label={words.country}
          value={destination?.country ?? home}
          autoComplete="country"
          choices={all.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        />
      </Form>
      <div role="status">
        {destination && delivery.status !== 'idle' && (
          <>
            <p>
              {words.to({
                postcode: destination.postcode,
                country: all.find(({ code }) => code === destination.country)?.name ?? destination.country,
              })}
            </p>
            {delivery.status === 'known' ? (
              <DeliveryMethods methods={delivery.methods} country={destination.country} {...goods} />
            ) : (
              <p className={styles.pending}>{delivery.status === 'rejected' ? delivery.message : words[delivery.status]}</p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

interface DeliveryMethodsProps extends Goods {
  readonly methods: readonly DeliveryMethodFragment[]
  readonly country: string
}

/** In the platform's words and order. */
function DeliveryMethods({ methods, country, isFromStock, longest }: DeliveryMethodsProps) {
  const words = useMessages('cart').delivery
  if (methods.length === 0) return <p>{words.none}</p>
  return (
    <dl className={styles.methods}>
      {methods.map(({ carrierCode, methodCode, carrierTitle, methodTitle, price }) => (
        <div key={`${carrierCode} ${methodCode}`}>
          <dt>
            {carrierTitle} <span className={styles.way}>{methodTitle}</span>
            {isFromStock && <ArrivalNote shipment={{ carrierCode, methodCode, country, longest }} className={styles.way} />}
          </dt>
          <dd>{price ? <DeliveryPrice price={price} /> : words.noPrice}</dd>
        </div>
      ))}
    </dl>
  )
}
