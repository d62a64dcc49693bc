import styles from './opening.module.css'

/** Stands where the checkout is going to be, until its code is there and the device has been read. */
export const Opening = () => <div className={styles.opening} aria-busy />
