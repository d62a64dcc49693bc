import { useShop } from '../../../../data/shop.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { type CheckoutDraft, type DraftAnswers, draftOnDevice, withAnswers } from '../../../../sync/tasks/order/index.ts'

interface DraftInUse {
  /** Null until the device has been read. */
  readonly draft: CheckoutDraft | null
  /** Stores the shopper's answers. */
  readonly say: (answers: DraftAnswers) => void
}

/** The checkout draft, shared by all tabs. */
export function useDraft(): DraftInUse {
  const { deviceDatabase } = useShop()
  const draft = useDeviceValue(draftOnDevice, deviceDatabase)
  return {
    draft,
    say: (answers) => void draftOnDevice(deviceDatabase).change(withAnswers(answers, Date.now())),
  }
}
