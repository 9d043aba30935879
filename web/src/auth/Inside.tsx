import { navigationFor, ScreenLink } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import styles from './home.module.css';

/** The index of a newspaper: every screen that the person may open. */
export function Inside({ isAlone }: { isAlone: boolean }) {
  const groups = navigationFor(useUser());
  return (
    <nav className={styles.inside} aria-label="Inside" data-alone={isAlone || undefined}>
      <h2 className={styles.kicker}>Inside</h2>
      {groups.length === 0 && (
        <p className={styles.quiet}>Your roles open no screen yet. An admin can give you some.</p>
      )}
      <div className={styles.index}>
        {groups.map(({ label, items }) => (
          <section key={label}>
            {items.some((item) => item.label !== label) && <h3>{label}</h3>}
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <ScreenLink to={item.path}>{item.label}</ScreenLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
