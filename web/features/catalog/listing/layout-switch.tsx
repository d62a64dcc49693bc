import { Icon } from '../../../components/icon.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { layoutChoice } from './layout-choice.ts'
import styles from './layout-switch.module.css'

/** Switches listings between a grid and rows. Hidden without JavaScript. */
export function LayoutSwitch() {
  const words = useMessages('listing').layout
  const layout = layoutChoice.useChoice()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.label}</legend>
      {(['grid', 'rows'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          title={words[choice]}
          data-choice={choice}
          aria-pressed={choice === layout}
          onClick={() => layoutChoice.choose(choice)}
        >
          <Icon name={choice} />
          <span className="visually-hidden">{words[choice]}</span>
        </button>
      ))}
    </fieldset>
  )
}
