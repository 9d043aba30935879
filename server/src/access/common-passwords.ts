// Words that lists of stolen passwords are made of. A password that is nothing but such words, names
// of its owner, years, digits in a row and keyboard rows is refused (see password-rules.ts), so the
// list needs no entry for 'password1234' or 'Summer2026!!'.

const words = `
password passwort passwd pass word welcome letmein login logon signin admin administrator root user
guest test testing demo default changeme change secret private access master super manager system
server computer internet network office windows microsoft google facebook instagram linkedin twitter
youtube amazon apple samsung android iphone hello hallo hola goodbye please thankyou sorry money
dollar love loveyou iloveyou loveme lover baby babygirl babyboy honey sweet sweetheart darling angel
princess prince queen king god jesus christ jesuschrist faith hope grace blessed heaven hell devil
satan dragon monkey tiger lion eagle wolf shark bear horse dog dogs cat cats kitty puppy butterfly
dolphin sunshine sunflower flower rainbow summer winter spring autumn fall monday tuesday wednesday
thursday friday saturday sunday january february march april june july august september october
november december football baseball basketball soccer hockey tennis golf cricket rugby liverpool
arsenal chelsea barcelona realmadrid juventus manchester manchesterunited united cowboys yankees
lakers steelers packers eagles chicago dallas austin houston antonio texas california florida newyork
london paris berlin america american england canada australia germany france italy spain mexico
brazil india china japan superman batman spiderman ironman starwars startrek pokemon pikachu naruto
harrypotter matrix ninja samurai warrior hunter killer soldier shadow phoenix thunder storm freedom
forever always whatever nothing something everything blink metallica nirvana eminem slipknot beatles
guitar music dance michael michelle jennifer jessica ashley amanda daniel david andrew anthony
charlie george thomas robert william james john joseph joshua matthew christopher nicholas jordan
justin brandon taylor samantha elizabeth nicole stephanie sarah maria lopez garcia martinez smith
johnson jones brown chocolate cookie coffee pepper cheese banana orange cherry peanut whiskey beer
purple yellow green blue black white red silver golden gold diamond crystal mustang corvette ferrari
porsche mercedes toyota honda yamaha harley trustno trust nobody fuck fucking fuckyou shit bitch
asshole sexy hottie pussy biteme correcthorse correcthorsebatterystaple correct horse battery staple
news newsroom editor editorial publish publisher media journal magazine paper press newspaper
newsletter masthead citybeat lonestar lonestarmedia automativemap innovationmap sportsmap
the and for you are is my me our your this that with not all one two three four five six seven eight
nine zero first new best good great man boy girl big old life home house family mother father mom
dad brother sister friend friends
`;

/** Common words, in small letters. */
export const commonWords: readonly string[] = words.trim().split(/\s+/);

/** Rows that fingers run along, on keyboards and in the head. */
export const commonRuns: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyzabc',
  '01234567890123',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '1a2b3c4d5e6f7g8h9i0j',
];
