import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './differences-switch.module.css'

interface DifferencesSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Hides rows in which all products have the same value. */
export function DifferencesSwitch({ isOn, onChange }: DifferencesSwitchProps) {
  const words = useMessages('lists').compare
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
