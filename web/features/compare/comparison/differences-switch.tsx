import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './differences-switch.module.css'

interface DifferencesSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Leaves out what is the same of all products. */
export function DifferencesSwitch({ isOn, onChange }: DifferencesSwitchProps) {
  const words = useMessages('compare')
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {words.onlyDifferences}
    </label>
  )
}
