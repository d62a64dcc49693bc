import styles from './checkout-placeholder.module.css'

/** Placeholder until the checkout's code is loaded and the device has been read. */
export const CheckoutPlaceholder = () => <div className={styles.placeholder} aria-busy />
