import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 298:
/***/ ((module) => {

// A simple implementation of make-array
function makeArray (subject) {
  return Array.isArray(subject)
    ? subject
    : [subject]
}

const UNDEFINED = undefined
const EMPTY = ''
const SPACE = ' '
const ESCAPE = '\\'

// The characters that carry a meaning of their own inside a regular
//   expression, so a literal one has to be escaped before it is emitted.
const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/
const BOM = '\uFEFF'
// A run of two or more asterisks is a globstar (#175)
const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/
const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/
const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/
const REGEX_SPLITALL_CRLF = /\r?\n/g

// Invalid:
// - /foo,
// - ./foo,
// - ../foo,
// - .
// - ..
// Valid:
// - .foo
const DOUBLE_SLASH = '//'
const SLASH_CODE = 47
const DOT_CODE = 46


const SLASH = '/'

// Do not use ternary expression here, since "istanbul ignore next" is buggy
let TMP_KEY_IGNORE = 'node-ignore'
/* istanbul ignore else */
if (typeof Symbol !== 'undefined') {
  TMP_KEY_IGNORE = Symbol.for('node-ignore')
}
const KEY_IGNORE = TMP_KEY_IGNORE

const define = (object, key, value) => {
  Object.defineProperty(object, key, {value})
  return value
}

const RETURN_FALSE = () => false

// > The range notation, e.g. [a-zA-Z],
// > can be used to match one of the characters in a range.
//
// gitignore(5) defers to fnmatch(3) for this, and git implements it in
//   `wildmatch.c`.  A bracket expression has a sub-grammar of its own, which
//   is neither the surrounding pattern grammar nor the JavaScript one:
//
//   - a `]` right after `[` or `[!` is a literal member, not the terminator
//   - `[:alpha:]` names one of twelve POSIX classes
//   - `\` escapes the next member, `]` included
//   - `*`, `?` and `.` are plain literal members
//   - an unterminated expression makes the whole pattern match nothing
//
// which means the expression can not be located -- let alone translated -- by
//   a regular expression.  It is scanned out of the pattern before the
//   replacers below run, and put back once they are done, so that neither the
//   metacharacter escaper nor the `?` / `*` replacers ever see its body.

// git classifies with its own ASCII-only ctype macros (`wildmatch.c`), never
//   with the C library ones, so these must not be mapped onto `\d` / `\w` /
//   `\s`, which are wider.  `/` is left out of every expansion, because a
//   bracket expression never matches a path separator.
const POSIX_CLASSES = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-.0-~',
  lower: 'a-z',
  print: ' -.0-~',
  punct: '!-.:-@\\[-`{-~',
  // git's `sane-ctype.h` classifies \v and \f as control, not space,
  //   unlike C's `isspace`
  space: ' \\t\\n\\r',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f'
}

const CLASS_MEMBERS_TO_ESCAPE = '\\]^-['

const escapeMember = char => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0
  ? char
  : ESCAPE + char

// > if (matched == negated || ((flags & WM_PATHNAME) && text_ch == '/'))
// >   return WM_ABORT_TO_STARSTAR;                     (git, `wildmatch.c`)
// A bracket expression never matches a path separator, whatever its members
//   say, so a negated class gets `/` as one more excluded character, while a
//   plain one -- where a literal member or a range could still let `/` in --
//   is guarded with a lookahead, `/` being impossible to subtract from a
//   JavaScript character class.
const NON_SLASH = '(?!\\/)'

const classSource = (negated, body) => {
  if (negated) {
    return `[^\\/${body}]`
  }

  const source = `[${body}]`

  return new RegExp(source).test('/')
    ? NON_SLASH + source
    : source
}

// Scan the bracket expression that starts at `pattern[start] === '['`,
//   mirroring the member loop of git's `wildmatch.c`.
// @returns {{end: number, source: string} | null} `null` if the expression is
//   never terminated, which makes the whole pattern match nothing.
const scanBracket = (pattern, start) => {
  const {length} = pattern
  let index = start + 1
  let negated = EMPTY

  const lead = pattern[index]
  if (lead === '!' || lead === '^') {
    negated = '^'
    index ++
  }

  let body = EMPTY

  // The member a `-` could start a range from, or EMPTY when the previous
  //   member can not open one (start of the body, or a range / POSIX class
  //   that has just closed)
  let prev = EMPTY

  // git scans the members with a do-while, so the first one is consumed
  //   unconditionally.  That is the whole reason a leading `]` is a member
  //   and not the terminator.
  for (;;) {
    const char = pattern[index]

    if (char === UNDEFINED) {
      return null
    }

    if (char === ESCAPE) {
      // A pattern can not end on a lone backslash -- `createRule` has
      //   already thrown it away -- so there is a character to read.
      const escaped = pattern[++ index]
      body += escapeMember(escaped)
      prev = escaped
    } else if (
      char === '-'
      && prev
      && index + 1 < length
      && pattern[index + 1] !== ']'
    ) {
      index ++
      let to = pattern[index]
      if (to === ESCAPE) {
        to = pattern[index += 1]
      }
      // An out-of-order range matches nothing in git but is a syntax error in
      //   JavaScript, so it is dropped.  Its lower bound stays: git tests it
      //   as a plain member before it ever looks at the `-`, so `[c-a]` does
      //   match `c`.
      if (prev <= to) {
        body += `-${escapeMember(to)}`
      }
      prev = EMPTY
    } else if (char === '[' && pattern[index + 1] === ':') {
      const nameStart = index + 2
      let end = nameStart
      while (end < length && pattern[end] !== ']') {
        end ++
      }

      if (end === length) {
        return null
      }

      if (end > nameStart && pattern[end - 1] === ':') {
        const name = pattern.slice(nameStart, end - 1)

        // An unknown class name makes the whole pattern match nothing
        if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) {
          return null
        }

        body += POSIX_CLASSES[name]
        prev = EMPTY
        index = end
      } else {
        // No `:]` to close it, so the `[` is a plain member and scanning
        //   resumes right after it.
        body += escapeMember('[')
        prev = '['
        index = nameStart - 2
      }
    } else {
      body += escapeMember(char)
      prev = char
    }

    index ++

    if (pattern[index] === ']') {
      return {
        end: index,
        source: classSource(negated, body)
      }
    }
  }
}

// An empty JavaScript class can never match, which is how a pattern that git
//   gives up on (`WM_ABORT_ALL`) is expressed here.
const NEVER_MATCH = '[]'

// A NUL can appear in neither a `.gitignore` line nor a path, which makes it
//   the one safe placeholder character.  A literal one in the pattern is
//   held aside all the same, so a collision is impossible by construction.
const PLACEHOLDER = '\u0000'
const REGEX_RESTORE_PLACEHOLDER = new RegExp(
  `${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, 'g'
)

// The one wildcard the chain does not expand for itself is a trailing `*`. How
//   it expands depends on the mode (`regex` vs `checkRegex`), so `_make` is
//   left to do it, and until then the pending wildcard travels as this marker.
//   That is what keeps it apart from a user-escaped literal `\*`: the unescape
//   steps collapse the escaped one to the exact `\*` a wildcard would leave
//   behind, so by the time `_make` runs the two are otherwise the same string
//   and a literal star gets wrongly rewritten into a wildcard. The marker is a
//   private-use character, and `extractBrackets` keeps one that came out of the
//   pattern apart from it, so the only marker `_make` ever turns back into a
//   real wildcard is the one this chain put there itself.
const TRAILING_WILDCARD = '\uE000'

// A trailing "/**" is deferred the same way, because `checkRegex` has to tell
//   it apart from a trailing "/*" (see `checkSourceOf`). For `.ignores()` it
//   still never matches the folder itself (#21).
const TRAILING_DOUBLESTAR = '\uE001'

// The three characters above mean something to the chain that builds the
//   source rather than to the path, so one that came out of the pattern is
//   held aside like a bracket expression instead of going straight out. Being
//   held is what makes it safe: the restore runs after the step that anchors
//   the source, so the character comes back in the middle of the source and
//   not at its end, which is the one place `_make` and `checkSourceOf` look
//   for a marker. Without it a pattern's own character lands where a pending
//   marker sits, and `_make` turns it into a real trailing wildcard.
//
// It is held as a one-member class rather than bare, in both of the branches
//   a reserved character can reach, so that the property can be
//   read off this function alone -- a reserved character never goes out on
//   its own -- rather than depending on where in the chain the restore
//   happens to run. In the expression built here `[x]` matches exactly what
//   `x` matches, none of the three being special to a regular expression or
//   inside a class, so no test can tell the two apart: the class is insurance,
//   and the paragraph above is the reason it is not needed.
const isReserved = char =>
  char === PLACEHOLDER
  || char === TRAILING_WILDCARD
  || char === TRAILING_DOUBLESTAR

// Replace every bracket expression with a placeholder the replacers below
//   leave alone, and translate it separately.
const extractBrackets = pattern => {
  const sources = []
  const hold = source =>
    `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`

  const {length} = pattern
  let out = EMPTY
  let index = 0

  while (index < length) {
    const char = pattern[index]

    if (char === ESCAPE) {
      // > Put a backslash ("\") in front of ... a character to make it literal.
      //                                            (gitignore(5) -> fnmatch(3))
      // A backslash quotes the next character, whatever it is, so `\d` is a
      //   literal `d`, not the regex digit class, and `\?` is a literal `?`,
      //   not a wildcard. Held aside as its literal here, the escape never
      //   reaches the replacers below, which would otherwise let `\d`, `\b`,
      //   `\1`, `\/` keep their regular-expression meaning, and would turn a
      //   `\?` into `[^\/]`.
      //
      // Three escapes are still left for the chain: `\*` (a literal star,
      //   told apart from a wildcard by `TRAILING_WILDCARD` and the wildcard
      //   replacers), `\[` (a literal bracket, the one `[` the bracket
      //   replacer still expects), and `\ ` (a quoted space, which one pass
      //   below rewrites in bulk -- holding each one aside instead costs more
      //   on a pattern built out of them).
      //
      // A quoted backslash is not among them. The chain doubles every
      //   backslash, then takes the doubling back out again, and a quoted one
      //   standing next to a character the chain also escapes left the two
      //   counts sharing a run, so one of the escapes was lost. Held here as
      //   the literal it means, it never joins that run.
      const escaped = pattern[index + 1]

      if (escaped === SLASH && index + 2 === length) {
        // Git removes a final directory slash before matching. An escape
        //   without a character after that removal makes the pattern invalid.
        out += hold(NEVER_MATCH)
      } else if (
        escaped === '*'
        || escaped === '['
        || escaped === SPACE
      ) {
        out += pattern.slice(index, index + 2)
      } else {
        out += hold(
          REGEX_LITERAL_SPECIAL.test(escaped)
            ? ESCAPE + escaped
            : isReserved(escaped)
              ? `[${escaped}]`
              : escaped
        )
      }

      index += 2
    } else if (isReserved(char)) {
      out += hold(`[${char}]`)
      index ++
    } else if (char === '[') {
      const scanned = scanBracket(pattern, index)

      if (scanned === null) {
        // git gives up on the whole pattern (`WM_ABORT_ALL`), so whatever
        //   follows can not make it match either.
        out += hold(NEVER_MATCH)
        index = length
      } else {
        out += hold(scanned.source)
        index = scanned.end + 1
      }
    } else {
      out += char
      index ++
    }
  }

  return {
    source: out,
    sources
  }
}

// A step of the chain below is normally a `[matcher, replacer]` pair handed
//   to `String.replace`. `DIRECT` marks the ones that are plain string work
//   instead, and take `(source, pattern)`.
//
// Anchoring the two ends is exactly that -- a test of one character and a
//   concatenation -- and putting it through the regular expression engine
//   cost a third of this chain for nothing: 167ns where 10ns does the same
//   job. The two are still steps in the same list, in the same places,
//   because their position in the order is part of what they mean.
const DIRECT = null

// A separator at the beginning or in the middle of a pattern, as opposed to
//   one at the very end.
const REGEX_INNER_SLASH = /\/(?!$)/
const WILDCARD = '[^\\/]*'

// > If the pattern ends with a slash,
// > it is removed for the purpose of the following description,
// > but it would only find a match with a directory.
// > In other words, foo/ will match a directory foo and paths underneath it,
// > but will not match a regular file or a symbolic link foo
// >  (this is consistent with the way how pathspec works in general in Git).
// '`foo/`' will not match regular file '`foo`' or symbolic link '`foo`'
// -> ignore-rules will not deal with it, because it costs extra `fs.stat` call
//      you could use option `mark: true` with `glob`

// '`foo/`' should not continue with the '`..`'
// The chain that turns one gitignore pattern into a regular expression
//   source, in order. A step is either
//
//   [matcher, replacer]            handed to `String.replace`
//   [matcher, replacer, required]  the same, but skipped outright unless
//                                    `required` appears in the string, which
//                                    the matcher cannot match without
//   [DIRECT, transform]            plain string work, taking (source, pattern)
//
// The `required` character is only ever a shortcut: finding it does not mean
//   the matcher will match, and not finding it means it cannot. It is there
//   because scanning for one character costs a fraction of running a matcher
//   that then finds nothing -- for the wildcard step, whose `[^\\]+`
//   backtracks its way through the whole string before giving up, 11ns
//   against 400ns.
const REPLACERS = [

  // Replace (\ ) with ' '
  // Only a space: an escaped tab or other whitespace is already a literal by
  //   the time it reaches here, and a bare tab must be left as one, not turned
  //   into a space.
  // (\ ) -> ' '
  // (\\ ) -> '\\ '
  // (\\\ ) -> '\\ '
  [
    // A run of backslashes is taken whole, from its first one, so no match
    //   ever starts again inside it -- `(\\+?) ` did, which made a long run
    //   quadratic.
    /(\\+)( ?)/g,
    (_, run, space) => space
      ? run.slice(0, run.length - run.length % 2) + SPACE
      : run,
    ESCAPE + SPACE
  ],

  // git's wildmatch() reads a run of two or more asterisks as one globstar
  //   whenever the run fills a path segment: it starts the pattern or follows
  //   a `/`, and it ends the pattern or comes before a `/`. A run of two is
  //   already `**`; a longer one is folded into `**` here, so the steps
  //   below only ever have to know `**`.
  // `***/foo` -> `**/foo`, `a/***/b` -> `a/**/b`, `a/***` -> `a/**`
  // git also takes a run beside a literal prefix (`a***/b`) or beside an
  //   escaped slash (`***\/b`) as a globstar, and this does not; the README
  //   lists both, under "A run of asterisks".
  [
    /(^|\/)\*{3,}(?=\/|$)/g,
    (_, start) => `${start}**`,
    '*'
  ],

  // Escape metacharacters
  // which is written down by users but means special for regular expressions.

  // > There are 12 characters with special meanings:
  // > - the backslash \,
  // > - the caret ^,
  // > - the dollar sign $,
  // > - the period or dot .,
  // > - the vertical bar or pipe symbol |,
  // > - the question mark ?,
  // > - the asterisk or star *,
  // > - the plus sign +,
  // > - the opening parenthesis (,
  // > - the closing parenthesis ),
  // > - and the opening square bracket [,
  // > - the opening curly brace {,
  // > These special characters are often called "metacharacters".
  [
    /[\\$.|*+(){^]/g,
    match => `\\${match}`
  ],

  [
    // > a question mark (?) matches a single character
    /(?!\\)\?/g,
    () => '[^/]',
    '?'
  ],

  // leading slash
  [

    // > A leading slash matches the beginning of the pathname.
    // > For example, "/*.c" matches "cat-file.c" but not "mozilla-sha1/sha1.c".
    // A leading slash matches the beginning of the pathname
    /^\//,
    () => '^',
    SLASH
  ],

  // replace special metacharacter slash after the leading slash
  [
    /\//g,
    () => '\\/',
    SLASH
  ],

  [
    // > A leading "**" followed by a slash means match in all directories.
    // > For example, "**/foo" matches file or directory "foo" anywhere,
    // > the same as pattern "foo".
    // > "**/foo/bar" matches file or directory "bar" anywhere that is directly
    // >   under directory "foo".
    // Notice that the '*'s have been replaced as '\\*'
    /^\^*(?:\\\*\\\*\\\/)+/,

    // '**/foo' <-> 'foo'
    () => '(?:^|\\/)',
    '*'
  ],

  // starting
  [
    // there will be no leading '/'
    //   (which has been replaced by section "leading slash")
    // If starts with '**', adding a '^' to the regular expression also works
    DIRECT,
    (source, pattern) => {
      // Nothing to anchor to, or already anchored (`^` or `(?:^|\/)`)
      if (!source || source[0] === '^' || source[0] === '(') {
        return source
      }

      // If has a slash `/` at the beginning or middle
      const anchor = !REGEX_INNER_SLASH.test(pattern)
        // > Prior to 2.22.1
        // > If the pattern does not contain a slash /,
        // >   Git treats it as a shell glob pattern
        // Actually, if there is only a trailing slash,
        //   git also treats it as a shell glob pattern

        // After 2.22.1 (compatible but clearer)
        // > If there is a separator at the beginning or middle (or both)
        // > of the pattern, then the pattern is relative to the directory
        // > level of the particular .gitignore file itself.
        // > Otherwise the pattern may also match at any level below
        // > the .gitignore level.
        ? '(?:^|\\/)'

        // > Otherwise, Git treats the pattern as a shell glob suitable for
        // >   consumption by fnmatch(3)
        : '^'

      return anchor + source
    }
  ],

  // two globstars
  [
    // Use lookahead assertions so that we could match more than one `'/**'`
    /\\\/\\\*\\\*(?=\\\/|$)/g,

    // Zero, one or several directories
    // should not use '*', or it will be replaced by the next replacer

    // Check if it is not the last `'/**'`
    (_, index, str) => index + 6 < str.length

      // case: /**/ at the end of the pattern, i.e. a trailing `'/**/'`
      // > A trailing `"/**/"` (a trailing `"/**"` restricted to directories)
      // >   matches everything inside, but it should not match the current
      // >   folder itself, so it requires at least one directory segment.
      // 'a/**/' matches 'a/b/', 'a/x/y/' but not 'a/'
      ? str.slice(index + 6) === '\\/'
        ? '(?:\\/[^\\/]+)+'

        // case: /**/
        // > A slash followed by two consecutive asterisks then a slash matches
        // >   zero or more directories.
        // > For example, "a/**/b" matches "a/b", "a/x/b", "a/x/y/b" and so on.
        // '/**/'
        : '(?:\\/[^\\/]+)*'

      // case: /**
      // > A trailing `"/**"` matches everything inside.

      // #21: everything inside but it should not include the current folder,
      //   resolved by `_make`
      : `\\/${TRAILING_DOUBLESTAR}`,
    '*'
  ],

  // normal intermediate wildcards
  [
    // Never replace escaped '*'
    // ignore rule '\*' will match the path '*'

    // 'abc.*/' -> go
    // 'abc.*'  -> skip this rule,
    //    coz trailing single wildcard will be handed by [trailing wildcard]
    /(^|[^\\])(?:\\\*)+(?!$)/g,

    // '*.js' matches '.js'
    // '*.js' doesn't match 'abc'
    // 1. An asterisk "*" matches anything except a slash.
    // 2. Other consecutive asterisks are considered regular asterisks
    //    and collapse into one non-slash wildcard run.
    (_, p1) => p1 + WILDCARD,
    '*'
  ],

  // trailing wildcard, held apart from a literal star
  [
    // The step above leaves a trailing `*` alone, so a single `\*` is all that
    //   can be left at the end here, and what stands in front of it says which
    //   kind it is. A wildcard arrives as the escaper wrote it, `\*` with
    //   nothing before it; a literal arrives as the user's own escape, which
    //   the escaper doubled, and then the star's own -- `\\` and then `\*`.
    //   There is no third case: every backslash still reaching the chain is
    //   one `\*`, `\[` or `\ ` carries itself, and each is followed by its
    //   own character, so a longer run can never form. This runs while the
    //   two are still distinct, before the unescape steps below collapse the
    //   literal onto the very `\*` a wildcard leaves behind.
    /(^|[^\\])((?:\\\\)*)\\\*$/,

    (match, p1, p2) =>
      p2 === EMPTY
        // A real wildcard: carry it to `_make` as the marker, so the unescape
        //   steps and the trailing-wildcard rewrite can never mistake it for a
        //   literal `\*` (nor the reverse).
        ? p1 + TRAILING_WILDCARD
        // A literal star: leave it exactly as it stands for the unescape steps.
        : match,
    '*'
  ],

  [
    // unescape, revert step 3 except for back slash
    // For example, if a user escape a '\\*',
    // after step 3, the result will be '\\\\\\*'
    /\\\\\\(?=[$.|*+(){^])/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // '\\\\' -> '\\'
    /\\\\/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // Every real bracket expression -- POSIX classes included -- has already
    //   been held aside by `extractBrackets`, so the only `[` left in the
    //   pattern is an escaped, literal one.

    // A backslash could only stand at the end of the range if it quoted the
    //   `]`, and `\]` is held aside long before this.
    /\\\[([^\]/]*?)($|\])/g,

    // '\\[bar]' -> '\\\\[bar]'
    (match, range, close) => `\\[${range}${close}`,
    '['
  ],

  // ending
  [
    // 'js' will not match 'js.'
    // 'ab' will not match 'abc'
    DIRECT,

    // WTF!
    // https://git-scm.com/docs/gitignore
    // changes in [2.22.1](https://git-scm.com/docs/gitignore/2.22.1)
    // which re-fixes #24, #38

    // > If there is a separator at the end of the pattern then the pattern
    // > will only match directories, otherwise the pattern can match both
    // > files and directories.

    // 'js*' will not match 'a.js'
    // 'js/' will not match 'a.js'
    // 'js' will match 'a.js' and 'a.js/'
    source => {
      const last = source[source.length - 1]

      // The pattern is empty, or ends in a pending marker `_make` owns --
      //   the trailing wildcard, or a trailing "/**". A trailing `*` that is
      //   not the marker is a literal star, which anchors like any other
      //   final character.
      if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) {
        return source
      }

      return last === SLASH
        // foo/ will not match 'foo'
        ? `${source}$`
        // foo matches 'foo' and 'foo/'
        : `${source}(?=$|\\/$)`
    }
  ]
]

const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/
const MODE_IGNORE = 'regex'
const MODE_CHECK_IGNORE = 'checkRegex'
const UNDERSCORE = '_'

const replaceTrailingWildcard = (_, p1) => {
  const prefix = p1
    // '\^':
    // '/*' does not match EMPTY
    // '/*' does not match everything

    // '\\\/':
    // 'abc/*' does not match 'abc/'
    ? `${p1}[^/]+`

    // 'a*' matches 'a'
    // 'a*' matches 'aa'
    : '[^/]*'

  return `${prefix}(?=$|\\/$)`
}

const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/

// 'abc/**' matches everything under 'abc', but not 'abc/' itself (#21):
//   requiring one arbitrary character (line terminators included, #176)
//   after 'abc/' is necessary and sufficient for `.test(path)`.
const replaceTrailingDoublestar = () => '[\\s\\S]'

// The fixed piece between the wildcard at `at` and the next wildcard of the
//   run: the tokens that separate them, joined as they appear in the source.
//   A run never holds two wildcards in a row, so there is always at least one
//   token.
const separatorAfter = (run, at) => {
  let separator = EMPTY

  for (let index = at + 1; index < run.length && !run[index].wildcard; index ++) {
    separator += run[index].single
  }

  return separator
}

// Where a run of non-slash wildcards is split by fixed pieces --
//   `[^/]*ab[^/]*cd...` -- the engine has many equivalent ways to lay the
//   input across the wildcards, and on input that does not match it works
//   through all of them, so the time grows with the number of wildcards
//   rather than the length of the path. Every wildcard but the last in such a
//   run can be pinned to stop where the piece after it begins, which leaves
//   one way to lay out the input and no rewinding, without changing which
//   paths match: the fixed pieces still bound the count, and the last
//   wildcard still absorbs the rest.
//
// A wildcard is pinned to the whole piece, never to the piece's first
//   character. The pin leaves no way back, so a wildcard that stopped at that
//   first character would hand over wherever the character happens to turn
//   up, including the places the rest of the piece cannot follow -- which is
//   how `f*o/*/*` came to miss `foo/b/c`, the first `o` of `foo` not being
//   the one the `o/` after it needs. Every token of a piece matches exactly
//   one character, so the first place the whole piece fits is the leftmost
//   place it can sit, and whatever is left over goes to the wildcards that
//   follow.
//
// The source is read one token at a time -- a wildcard, a single-character
//   piece (a literal, an escape, a class), or a parenthesised group or anchor
//   that ends the run -- so only a genuine wildcard is touched.
const pinWildcards = source => {
  if (source.indexOf(WILDCARD) < 0) {
    return source
  }

  const tokens = []
  const {length} = source
  let index = 0

  while (index < length) {
    const char = source[index]

    if (source.startsWith(WILDCARD, index)) {
      tokens.push({wildcard: true})
      index += WILDCARD.length
    } else if (char === '[') {
      let end = index + 1

      if (source[end] === '^') {
        end ++
      }

      if (source[end] === ']') {
        end ++
      }

      while (end < length && source[end] !== ']') {
        end += source[end] === ESCAPE
          ? 2
          : 1
      }

      end ++
      tokens.push({single: source.slice(index, end)})
      index = end
    } else if (char === ESCAPE) {
      tokens.push({single: source.slice(index, index + 2)})
      index += 2
    } else if (char === '(') {
      let depth = 0
      let end = index

      do {
        if (source[end] === ESCAPE) {
          end ++
        } else if (source[end] === '(') {
          depth ++
        } else if (source[end] === ')') {
          depth --
        }

        end ++
      } while (end < length && depth > 0)

      if ('*+?'.indexOf(source[end]) >= 0) {
        end ++
      }

      tokens.push({boundary: source.slice(index, end)})
      index = end
    } else if (char === '^' || char === '$') {
      tokens.push({boundary: char})
      index ++
    } else {
      tokens.push({single: char})
      index ++
    }
  }

  let out = EMPTY
  let run = []

  const flush = () => {
    let lastWildcard

    run.forEach((token, at) => {
      if (token.wildcard) {
        lastWildcard = at
      }
    })

    run.forEach((token, at) => {
      if (!token.wildcard) {
        out += token.single
        return
      }

      // Every wildcard but the last is pinned to the whole piece that
      //   follows it, for the reason set out above this function. The last
      //   one stays as it is and takes up the rest.
      out += at === lastWildcard
        ? WILDCARD
        : `(?:(?!${separatorAfter(run, at)})[^\\/])*`
    })

    run = []
  }

  tokens.forEach(token => {
    if (token.boundary === undefined) {
      run.push(token)
      return
    }

    flush()
    out += token.boundary
  })

  flush()

  return out
}

// @param {pattern}
const makeRegexPrefix = pattern => {
  // `/**` matches every path, as `**` does. The translation below only finds
  //   a globstar beside a slash it keeps, and the leading one is turned into
  //   an anchor, so `/**` would come out as `/*` and match one level only.
  //   Here rather than in `createRule`, so that `checkSourceOf`, which
  //   compiles `/**/` again without its trailing slash, gets it too.
  if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) {
    pattern = '**'
  }

  const {source, sources} = extractBrackets(pattern)

  const replaced = REPLACERS.reduce(
    // A pass whose matcher finds nothing hands back the very string it was
    //   given, so asking first costs a search and saves a rewrite. Ten of the
    //   fifteen passes never fire for a typical .gitignore line, and between
    //   them they were 45% of this chain.
    (prev, [matcher, replacer, required]) => {
      if (matcher === DIRECT) {
        return replacer(prev, pattern)
      }

      if (required !== UNDEFINED && prev.indexOf(required) < 0) {
        return prev
      }

      // A pass whose matcher finds nothing hands back the very string it was
      //   given, so asking first costs a search and saves a rewrite.
      return matcher.test(prev)
        ? prev.replace(matcher, replacer.bind(pattern))
        : prev
    },
    source
  )

  // Most patterns hold no bracket expression at all, and then there is
  //   nothing to put back.
  return sources.length
    ? replaced.replace(
      REGEX_RESTORE_PLACEHOLDER,
      (match, index) => sources[index]
    )
    : replaced
}

// `checkRegex` tests a path with a trailing slash, 'abc/', the way
//   `git check-ignore` matches that literal string once the directory itself
//   is known not to be excluded (see `checkIgnore`): a trailing '/' of the
//   pattern is dropped, a basename pattern sees an empty basename, and only a
//   pattern whose last segment is a pending wildcard can match what is left
//   after the final slash -- 'abc/*' and 'abc/**' match 'abc/', and 'abc/**'
//   also matches 'abc/d/' (#77, #169).
const checkSourceOf = (body, prefix) => {
  if (body[body.length - 1] === SLASH) {
    prefix = makeRegexPrefix(body.slice(0, - 1))
  }

  const head = prefix.slice(0, - 1)
  const last = prefix[prefix.length - 1]

  return last === TRAILING_WILDCARD
    ? `${head}$`
    : last === TRAILING_DOUBLESTAR
      ? head
      : NEVER_MATCH
}

// A trailing slash does not stop a pattern being basename-only: it restricts
//   the match to a directory, it does not let the pattern reach across one.
//   Everything else a pattern can hold -- a wildcard, a character class, an
//   escape -- stays inside a single path segment too, so a pattern with no
//   separator in it can only ever describe the last one.
const matchesBasename = body => {
  const index = body.indexOf(SLASH)

  return index < 0 || index === body.length - 1
}

// The last segment of a path, keeping a trailing slash, because a pattern that
//   ends in one matches only a directory.
// 'a/b/c.js' -> 'c.js';  'a/b/' -> 'b/';  'c.js' -> 'c.js' (no copy made)
const basenameOf = path => {
  const end = path.length - 1

  const index = path.lastIndexOf(
    SLASH,
    path[end] === SLASH
      ? end - 1
      : end
  )

  return index < 0
    ? path
    : path.slice(index + 1)
}

// The parent directory of a path, with its trailing separator, or EMPTY when
//   the path has none.
// 'a/b/c' -> 'a/b/';  'a/b/' -> 'a/';  'a' -> EMPTY;  'a/' -> EMPTY
//
// A path holding an empty segment has to be taken apart, because its
//   ancestors are not prefixes of it: the parent of 'a//b' is 'a/', not
//   'a//', and the parent of '/a/' is nothing at all. Both shapes reach here
//   -- 'a//b' is accepted outright, and `checkIgnore` does not put the path
//   it is given through the relative-path check.
//
// Every other path is a prefix of itself, and cutting one costs a fraction of
//   splitting it into an array and joining that back at every level: 73ns
//   against 207ns.
const parentOf = path => {
  if (
    path.charCodeAt(0) === SLASH_CODE
    || path.indexOf(DOUBLE_SLASH) >= 0
  ) {
    const slices = path.split(SLASH).filter(Boolean)

    slices.pop()

    return slices.length
      ? slices.join(SLASH) + SLASH
      : EMPTY
  }

  const end = path.length - 1

  // Look back from before a trailing separator, since that one belongs to the
  //   path itself.
  //
  // A negative place to start would be a trap here: `lastIndexOf` clamps one
  //   to 0 and searches there rather than reporting no match, so '/' would
  //   come back as its own parent and the walk would never end. It cannot
  //   happen -- that is the only path short enough to produce one, and the
  //   test above has already sent it the other way.
  const cut = path.lastIndexOf(
    SLASH,
    path.charCodeAt(end) === SLASH_CODE
      ? end - 1
      : end
  )

  return cut < 0
    ? EMPTY
    : path.slice(0, cut + 1)
}

const isString = subject => typeof subject === 'string'

// Blank lines, comments and trailing lone backslashes are told by
//   `createRule`, once the pattern is normalized.
const checkPattern = pattern => pattern
  && isString(pattern)

// Git drops one CR before each LF, and one at the end of a final line that
//   has no LF after it.
const splitPattern = pattern => (
  pattern[pattern.length - 1] === '\r'
    ? pattern.slice(0, - 1)
    : pattern
)
.split(REGEX_SPLITALL_CRLF)
.filter(Boolean)

class IgnoreRule {
  constructor (
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    prefix
  ) {
    this.pattern = pattern
    this.mark = mark
    this.negative = negative

    define(this, 'body', body)
    define(this, 'ignoreCase', ignoreCase)
    define(this, 'regexPrefix', prefix)
  }

  // Worked out on first use and kept behind an own property, the way `regex`
  //   caches itself in `_regex`. Deciding it in the constructor instead would
  //   add a fourth `defineProperty` to every rule ever built, which cost 4% of
  //   every compile -- including the compiles of rules that are never matched
  //   against anything.
  get _basenameOnly () {
    return define(this, '_basenameOnly', matchesBasename(this.body))
  }

  get regex () {
    const key = UNDERSCORE + MODE_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_IGNORE, key)
  }

  get checkRegex () {
    const key = UNDERSCORE + MODE_CHECK_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_CHECK_IGNORE, key)
  }

  _make (mode, key) {
    const str = pinWildcards(
      mode === MODE_IGNORE
        ? this.regexPrefix
        .replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard)
        .replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar)
        : checkSourceOf(this.body, this.regexPrefix)
    )

    const regex = this.ignoreCase
      ? new RegExp(str, 'i')
      : new RegExp(str)

    return define(this, key, regex)
  }
}

const hasTrailingBackslash = str => {
  let count = 0

  while (str[str.length - count - 1] === ESCAPE) {
    count ++
  }

  return count % 2 === 1
}

// Read a line the way git does: when `stripLineEnd` is set (an unsplit array
//   or object pattern), drop any trailing blank lines along with the LF
//   before each and at most one CR at the end of the line; then trim trailing
//   spaces in the same backward pass. Git trims spaces only, and a space
//   escaped by an odd run of backslashes stays, unescaped, as the last one.
// Scanned from the end: a regular expression can only try each start in
//   turn, which is quadratic over a long run of spaces or backslashes.
// 'a  ' -> 'a';  'a\ ' -> 'a ';  'a\\ ' -> 'a\\';  'a\t' -> 'a\t'
// 'a\r\n' -> 'a';  'a\r\r' -> 'a\r';  'a\n\r' -> 'a'
const trimEnd = (body, stripLineEnd) => {
  let lineEnd = body.length
  let end

  for (;;) {
    if (stripLineEnd && body[lineEnd - 1] === '\r') {
      lineEnd --
    }

    end = lineEnd

    while (body[end - 1] === SPACE) {
      end --
    }

    if (!stripLineEnd || body[end - 1] !== '\n') {
      break
    }

    lineEnd = end - 1
  }

  if (end === lineEnd) {
    return body.slice(0, lineEnd)
  }

  let backslashes = 0

  while (body[end - backslashes - 1] === ESCAPE) {
    backslashes ++
  }

  return backslashes % 2
    ? body.slice(0, end - 1) + SPACE
    : body.slice(0, end)
}

const createRule = (
  pattern,
  mark,
  ignoreCase,
  stripLineEnd,
  stripBOM
) => {
  // Git drops a BOM before it reads the first line, so before anything else.
  let body = stripBOM && pattern[0] === BOM
    ? pattern.slice(1)
    : pattern

  // > A line starting with # serves as a comment.
  if (body[0] === '#') {
    return
  }

  let negative = false

  // > An optional prefix "!" which negates the pattern;
  if (body[0] === '!') {
    negative = true
    body = body.slice(1)
  }

  // Normalize the body before checking which slashes anchor the pattern.
  //   Otherwise `bar/ ` is mistaken for a pattern containing an inner slash.
  //   A line from `splitPattern` has already lost its line ending, so only a
  //   trailing space remains to trim there.
  const last = body[body.length - 1]

  if (
    last === SPACE
    || stripLineEnd && (last === '\r' || last === '\n')
  ) {
    body = trimEnd(body, stripLineEnd)
  }

  // > A blank line matches no files, so it can serve as a separator for
  // >   readability.
  // Nor does a lone "!", a pattern ending on an unpaired backslash, or
  //   anything else left empty here: an empty pattern would compile to a
  //   regex matching every path.
  if (!body || hasTrailingBackslash(body)) {
    return
  }

  body = body
  // > Put a backslash ("\") in front of the first "!" for patterns that
  // >   begin with a literal "!", for example, `"\!important!.txt"`.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, '!')
  // > Put a backslash ("\") in front of the first hash for patterns that
  // >   begin with a hash.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, '#')

  const regexPrefix = makeRegexPrefix(body)

  return new IgnoreRule(
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    regexPrefix
  )
}

class RuleManager {
  constructor (ignoreCase) {
    this._ignoreCase = ignoreCase
    this._rules = []

    // How many of the rules git would tag `EXC_FLAG_NODIR`.
    //
    // The scan uses it to decide, once for the whole set, whether handing
    //   those rules the basename is worth what it costs the others. The
    //   shortcut saves a full-path scan on every rule it applies to and costs
    //   a check on every rule it does not, so a set where almost nothing is
    //   basename-only comes out behind -- a 955 pattern set with 44 of them
    //   measured 19% slower with the shortcut always on.
    //
    // Deciding this by measurement rather than by meaning is safe: a
    //   basename-only pattern gives the very same answer against the whole
    //   path, it just takes longer to say so. The choice can only change how
    //   fast the scan runs, never what it returns.
    this._basenameCount = 0
  }

  _add (pattern, index) {
    // #32
    if (pattern && pattern[KEY_IGNORE]) {
      this._rules = this._rules.concat(pattern._rules._rules)
      this._basenameCount += pattern._rules._basenameCount
      this._added = true
      return
    }

    const isStr = isString(pattern)
    const raw = isStr
      ? pattern
      : pattern.pattern

    const rule = checkPattern(raw)
      && createRule(
        raw,
        isStr ? UNDEFINED : pattern.mark,
        this._ignoreCase,
        !this._split,
        this._stripBOM && !index
      )

    if (rule) {
      this._added = true
      this._rules.push(rule)

      // Deliberately not `rule._basenameOnly`: reading that would materialise
      //   the rule's own copy, and the whole point of leaving it lazy is that
      //   a rule which is compiled and never matched never pays for it.
      if (matchesBasename(rule.body)) {
        this._basenameCount ++
      }
    }
  }

  // @param {Array<string> | string | Ignore} pattern
  add (pattern) {
    this._added = false
    this._split = isString(pattern)
    this._stripBOM = !this._split || pattern[0] === BOM

    makeArray(
      this._split
        ? splitPattern(pattern)
        : pattern
    ).forEach(this._add, this)

    if (this._added) {
      this._literalRules = UNDEFINED
    }

    return this._added
  }

  // Match the literal 'abc/' for `checkIgnore`, last rule wins. Only a rule
  //   ending in a wildcard can match it (see `checkSourceOf`), so the rest
  //   are left out once, rather than tested or compiled for every path.
  testLiteral (path) {
    const rules = this._literalRules || (
      this._literalRules = this._rules.filter(
        ({body}) => body[body.length - (
          body[body.length - 1] === SLASH ? 2 : 1
        )] === '*'
      )
    )

    let ignored = false
    let unignored = false
    let matchedRule

    for (let index = rules.length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule.checkRegex.test(path)) {
        ignored = !rule.negative
        unignored = rule.negative
        matchedRule = rule.negative
          ? UNDEFINED
          : rule
        break
      }
    }

    const ret = {
      ignored,
      unignored
    }

    if (matchedRule) {
      ret.rule = matchedRule
    }

    return ret
  }

  // Test one single path without recursively checking parent directories
  //
  // - mode `string` either `MODE_IGNORE` or `MODE_CHECK_IGNORE`

  // @returns {TestResult}
  test (path, mode) {
    // Most of a .gitignore is patterns with no slash in them, and running
    //   those against the whole path makes the regular expression engine walk
    //   every directory name on the way to the only segment that could match.
    //   Handing them the basename instead is what git does, and it is where
    //   the time in a directory walk goes: the rule scan was two thirds of it.
    const rules = this._rules
    const {length} = rules

    const shortcut = this._basenameCount * 2 >= length

    const basename = shortcut
      ? basenameOf(path)
      : path

    // The last rule to match decides, as in git, and it is the rule
    //   `git check-ignore -v` reports, so the scan runs from the end and stops
    //   at the first match.
    // A plain loop rather than `forEach`, so that `path`, `basename` and
    //   `shortcut` are locals. As a callback they became closure variables,
    //   and reaching for one of those once per rule cost 10% of a scan over a
    //   large rule set -- more than the shortcut they were there to serve.
    for (let index = length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule[mode].test(
        shortcut && rule._basenameOnly
          ? basename
          : path
      )) {
        const {negative} = rule

        const ret = {
          ignored: !negative,
          unignored: negative
        }

        if (!negative) {
          ret.rule = rule
        }

        return ret
      }
    }

    return {
      ignored: false,
      unignored: false
    }
  }
}

const throwError = (message, Ctor) => {
  throw new Ctor(message)
}

const checkPath = (path, originalPath, doThrow) => {
  if (!isString(path)) {
    return doThrow(
      `path must be a string, but got \`${originalPath}\``,
      TypeError
    )
  }

  // We don't know if we should ignore EMPTY, so throw
  if (!path) {
    return doThrow(`path must not be empty`, TypeError)
  }

  // Check if it is a relative path
  if (checkPath.isNotRelative(path)) {
    const r = '`path.relative()`d'
    return doThrow(
      `path should be a ${r} string, but got "${originalPath}"`,
      RangeError
    )
  }

  return true
}

// > pathname should be a `path.relative()`d one
//
// The same thing `REGEX_TEST_INVALID_PATH` says, spelled out: a path is not
//   relative if it begins with a separator, or with `./` or `../`, or is
//   nothing but `.` or `..`. Every match is decided by the first three
//   characters, and this runs on every path handed to the library -- where it
//   was 55% of a cached lookup, more than the cache lookup itself.
const isNotRelative = path => {
  const first = path.charCodeAt(0)

  if (first === SLASH_CODE) {
    return true
  }

  if (first !== DOT_CODE) {
    return false
  }

  // '.'
  if (path.length === 1) {
    return true
  }

  const second = path.charCodeAt(1)

  // './'
  if (second === SLASH_CODE) {
    return true
  }

  if (second !== DOT_CODE) {
    return false
  }

  // '..' or '../'
  return path.length === 2 || path.charCodeAt(2) === SLASH_CODE
}

checkPath.isNotRelative = isNotRelative

// On windows, the following function will be replaced
/* istanbul ignore next */
checkPath.convert = p => p


const convertPath = target =>
  isString(target) && checkPath.convert(target)


class Ignore {
  constructor ({
    ignorecase = true,
    ignoreCase = ignorecase,
    allowRelativePaths = false
  } = {}) {
    define(this, KEY_IGNORE, true)

    this._rules = new RuleManager(ignoreCase)
    this._strictPathCheck = !allowRelativePaths
    this._initCache()
  }

  _initCache () {
    // A cache for the result of `.ignores()`
    this._ignoreCache = Object.create(null)

    // A cache for the result of `.test()`
    this._testCache = Object.create(null)
  }

  add (pattern) {
    if (this._rules.add(pattern)) {
      // Some rules have just added to the ignore,
      //   making the behavior changed,
      //   so we need to re-initialize the result cache
      this._initCache()
    }

    return this
  }

  // legacy
  addPattern (pattern) {
    return this.add(pattern)
  }

  // @returns {TestResult}
  _test (originalPath, cache, path) {
    checkPath(
      path,
      originalPath,
      this._strictPathCheck
        ? throwError
        : RETURN_FALSE
    )

    return path
      ? this._t(path, cache)
      : {
        ignored: false,
        unignored: false
      }
  }

  checkIgnore (target) {
    // A Windows path is converted first, so that a directory given with a
    //   trailing separator, `\` or `/`, is told the same way
    const path = convertPath(target)

    // If the path does not end with a slash, `.ignores()` is much equivalent
    //   to `git check-ignore`
    if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) {
      return this._test(target, this._testCache, path)
    }

    // Like `git check-ignore`: a directory excluded by itself or by an
    //   ancestor settles it, and only then is the literal 'abc/' matched
    //   against the rules (see `checkSourceOf`).
    const dir = this._t(path, this._testCache)

    if (dir.ignored) {
      return dir
    }

    const literal = this._rules.testLiteral(path)

    return literal.ignored || literal.unignored
      ? literal
      : dir
  }

  _t (
    // The path to be tested
    path,

    // The cache for the result of a certain checking
    cache
  ) {
    if (path in cache) {
      return cache[path]
    }

    const parentPath = parentOf(path)

    // If the path contains a parent directory, check the parent first
    const parent = parentPath
      ? this._t(parentPath, cache)
      : UNDEFINED

    return cache[path] = parent && parent.ignored
      // > It is not possible to re-include a file if a parent directory of
      // >   that file is excluded.
      ? parent
      : this._rules.test(path, MODE_IGNORE)
  }

  ignores (path) {
    return this._test(path, this._ignoreCache, convertPath(path)).ignored
  }

  createFilter () {
    return path => !this.ignores(path)
  }

  filter (paths) {
    return makeArray(paths).filter(this.createFilter())
  }

  // @returns {TestResult}
  test (path) {
    return this._test(path, this._testCache, convertPath(path))
  }
}

const factory = options => new Ignore(options)

const isPathValid = path =>
  checkPath(convertPath(path), path, RETURN_FALSE)

/* istanbul ignore next */
const setupWindows = () => {
  /* eslint no-control-regex: "off" */
  const makePosix = str => /^\\\\\?\\/.test(str)
  || /["<>|\u0000-\u001F]+/u.test(str)
    ? str
    : str.replace(/\\/g, '/')

  checkPath.convert = makePosix

  // 'C:\\foo'     <- 'C:\\foo' has been converted to 'C:/'
  // 'd:\\foo'
  const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i
  checkPath.isNotRelative = path =>
    REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path)
    || isNotRelative(path)
}


// Windows
// --------------------------------------------------------------
/* istanbul ignore next */
if (
  // Detect `process` so that it can run in browsers.
  typeof process !== 'undefined'
  && process.platform === 'win32'
) {
  setupWindows()
}

// COMMONJS_EXPORTS ////////////////////////////////////////////////////////////

module.exports = factory

// Although it is an anti-pattern,
//   it is still widely misused by a lot of libraries in github
// Ref: https://github.com/search?q=ignore.default%28%29&type=code
factory.default = factory

module.exports.isPathValid = isPathValid

// For testing purposes
define(module.exports, Symbol.for('setupWindows'), setupWindows)


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/**
 * Globs of repository paths: `*` and `?` within a part, `[a-z]`, `{a,b}`, and `**` for any number of parts. A dot at the
 * beginning of a part is nothing special; a trailing slash means everything below.
 *
 * Matched without a regular expression: pattern and path both come from a repository under scan, and an expression made
 * of a glob such as `(a+)+b` takes seconds on a path of thirty letters. Here the time is pattern times path.
 */
const MAX_LENGTH = 500;
/** What `{a,b}` may come to. */
const MAX_ALTERNATIVES = 64;
/** The test for a glob, or why it is none, as the end of a sentence: `is empty`. */
function compileGlob(text) {
    if (text === '')
        return { refused: 'is empty' };
    if (text.length > MAX_LENGTH)
        return { refused: `is longer than ${MAX_LENGTH} characters` };
    if (text.includes('\\'))
        return { refused: 'holds a backslash; parts of a path are separated by "/"' };
    if (/[()]/.test(text))
        return { refused: 'uses parentheses, which have no meaning here; write {a,b} for alternatives' };
    if (text.startsWith('!'))
        return { refused: 'begins with "!"; list what is left out under "exclude"' };
    if (text.startsWith('/'))
        return { refused: 'begins with "/"; paths are relative to the top of the repository' };
    const clean = text.replace(/^(?:\.\/+)+/, '');
    if (clean.split('/').includes('..'))
        return { refused: 'leaves the repository with ".."' };
    const alternatives = expandBraces(clean.endsWith('/') ? `${clean}**` : clean);
    if ('refused' in alternatives)
        return alternatives;
    const patterns = [];
    for (const alternative of alternatives.texts) {
        const parts = [];
        for (const part of alternative.split('/')) {
            const read = readPart(part);
            if ('refused' in read)
                return read;
            parts.push(read);
        }
        // `deploy/**` is what lies in it, not a file called `deploy`.
        if (parts.length > 1 && parts.at(-1)?.kind === 'any-depth')
            parts.push({ kind: 'name', tests: [{ kind: 'star' }] });
        patterns.push(parts);
    }
    return (path) => {
        const names = path.split('/');
        return patterns.some((parts) => matchesParts(parts, names));
    };
}
/** Each `{a,b}` written out, innermost first. */
function expandBraces(text) {
    const done = [];
    const open = [text];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const end = at.indexOf('}');
        const start = end === -1 ? -1 : at.lastIndexOf('{', end);
        if (end === -1 && !at.includes('{')) {
            done.push(at);
            if (done.length > MAX_ALTERNATIVES)
                return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
            continue;
        }
        if (start === -1)
            return { refused: 'has a brace without its other half' };
        const choices = at.slice(start + 1, end).split(',');
        if (choices.length + open.length + done.length > MAX_ALTERNATIVES) {
            return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
        }
        for (const choice of choices.reverse())
            open.push(at.slice(0, start) + choice + at.slice(end + 1));
    }
    return { texts: done };
}
function readPart(text) {
    if (text === '**')
        return { kind: 'any-depth' };
    const tests = [];
    const characters = [...text];
    for (let i = 0; i < characters.length; i += 1) {
        const character = characters[i] ?? '';
        if (character === '*') {
            if (tests.at(-1)?.kind !== 'star')
                tests.push({ kind: 'star' });
        }
        else if (character === '?')
            tests.push({ kind: 'any' });
        else if (character === '[') {
            const end = characters.indexOf(']', i + 2);
            if (end === -1)
                return { refused: 'has a "[" without its "]"' };
            tests.push(readSet(characters.slice(i + 1, end)));
            i = end;
        }
        else
            tests.push({ kind: 'literal', character });
    }
    return { kind: 'name', tests };
}
function readSet(inside) {
    const negated = inside[0] === '!' || inside[0] === '^';
    const ranges = [];
    for (let i = negated ? 1 : 0; i < inside.length; i += 1) {
        const from = inside[i] ?? '';
        const to = inside[i + 2];
        if (inside[i + 1] === '-' && to !== undefined) {
            ranges.push([from, to]);
            i += 2;
        }
        else
            ranges.push([from, from]);
    }
    return { kind: 'set', negated, ranges };
}
/** Going back to the last `**` is enough: an earlier one could only have taken less. */
function matchesParts(parts, names) {
    return matchesWithStars(parts, names, (part) => part.kind === 'any-depth', matchesName);
}
function matchesName(part, name) {
    if (part.kind === 'any-depth')
        return true;
    return matchesWithStars(part.tests, [...name], (test) => test.kind === 'star', matchesCharacter);
}
function matchesCharacter(test, character) {
    switch (test.kind) {
        case 'literal':
            return test.character === character;
        case 'set':
            return test.negated !== test.ranges.some(([from, to]) => from <= character && character <= to);
        default:
            return true;
    }
}
function matchesWithStars(pattern, subject, isStar, fits) {
    let p = 0;
    let s = 0;
    let star = -1;
    let taken = 0;
    while (s < subject.length) {
        const part = pattern[p];
        if (part !== undefined && isStar(part)) {
            star = p;
            taken = s;
            p += 1;
        }
        else if (part !== undefined && fits(part, subject[s])) {
            p += 1;
            s += 1;
        }
        else if (star !== -1) {
            taken += 1;
            s = taken;
            p = star + 1;
        }
        else
            return false;
    }
    while (p < pattern.length && isStar(pattern[p]))
        p += 1;
    return p === pattern.length;
}


/***/ }),

/***/ 1067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/* unused harmony export invariant */
/** Our own mistake, never the file's: says so instead of going on with nonsense. */
function invariant(condition, message) {
    if (!condition)
        throw new Error(`loopgate made a mistake: ${message}`);
}
/** Closes an exhaustive `switch` on a `kind`. */
function assertNever(value) {
    throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ compareLocations),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   uD: () => (/* binding */ indexLines)
/* harmony export */ });
function indexLines(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
/** Line and column of an offset; an offset past the end gives the place just behind the last character. */
function positionAt(lines, offset) {
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((lines[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.max(0, offset - (lines[low] ?? 0)) + 1 };
}
/** Sort order of everything we print: by path, then offset, then end. Compares code units, never a locale. */
function compareLocations(a, b) {
    if (a.file.path !== b.file.path)
        return a.file.path < b.file.path ? -1 : 1;
    return a.span.start - b.span.start || a.span.end - b.span.end;
}


/***/ }),

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    /** The message as it is to be shown: what a name in one of them says begins no other. */
    lines;
    constructor(...lines) {
        super(lines.join('\n'));
        this.lines = lines;
    }
}


/***/ }),

/***/ 9891:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _read_tree_git_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4105);
/* harmony import */ var _github_run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1463);
/* harmony import */ var _github_toolkit_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5827);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3290);
/** The door of GitHub: the runner's environment in, annotations, summary, outputs and an exit code out. */




process.exitCode = await (0,_github_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .Cs)(process.env, {
    check: async (request) => {
        const { runCheck } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(65)]).then(__nccwpck_require__.bind(__nccwpck_require__, 65));
        const { watched } = await __nccwpck_require__.e(/* import() */ 818).then(__nccwpck_require__.bind(__nccwpck_require__, 818));
        return runCheck(request, process.env, new Date().toISOString().slice(0, 10), (tree) => watched(tree, '::error title=loopgate::'));
    },
    reporters: {
        text: async (report) => (await __nccwpck_require__.e(/* import() */ 915).then(__nccwpck_require__.bind(__nccwpck_require__, 7915))).renderText(report, { color: false, quiet: false }),
        annotations: async (report, options) => (await __nccwpck_require__.e(/* import() */ 156).then(__nccwpck_require__.bind(__nccwpck_require__, 9156))).renderAnnotations(report, options),
        markdown: async (report, options) => (await __nccwpck_require__.e(/* import() */ 605).then(__nccwpck_require__.bind(__nccwpck_require__, 4605))).renderMarkdown(report, options),
        comment: async (report, options) => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(475)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6856))).renderComment(report, options),
        sarif: async (report) => (await __nccwpck_require__.e(/* import() */ 103).then(__nccwpck_require__.bind(__nccwpck_require__, 4103))).renderSarif(report),
        json: async (report) => (await __nccwpck_require__.e(/* import() */ 890).then(__nccwpck_require__.bind(__nccwpck_require__, 5890))).renderJson(report),
        html: async (report) => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(874)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6874))).renderHtml(report),
    },
    runGit: _read_tree_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO,
    toolkit: await (0,_github_toolkit_js__WEBPACK_IMPORTED_MODULE_3__/* .loadToolkit */ .f)(),
    write: _print_js__WEBPACK_IMPORTED_MODULE_2__/* .printCommands */ .w6,
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Cs: () => (/* binding */ runAction)
});

// UNUSED EXPORTS: locateCheckout, verdictSentence

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __nccwpck_require__(7008);
// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __nccwpck_require__(7795);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./.cache/build/read/tree/git-folder.js
var git_folder = __nccwpck_require__(7306);
;// CONCATENATED MODULE: ./.cache/build/read/tree/runner-files.js
/** Files outside the scanned tree: what the runner hands over, and what the user asked to be written. */





/** The text of a file of at most `maxBytes` bytes; undefined when it is missing, larger or not a regular file. */
function readTextFile(path, maxBytes) {
    let handle;
    try {
        // A FIFO in the file's place must not stop us: open(2) O_NONBLOCK.
        handle = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch {
        return undefined;
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(handle);
        if (!facts.isFile() || facts.size > maxBytes)
            return undefined;
        const bytes = Buffer.alloc(facts.size);
        let filled = 0;
        while (filled < bytes.length) {
            const read = (0,external_node_fs_.readSync)(handle, bytes, filled, bytes.length - filled, filled);
            if (read === 0)
                break;
            filled += read;
        }
        return bytes.toString('utf8', 0, filled);
    }
    catch {
        return undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
/** Bytes of a file, 0 when there is none. */
function fileSize(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
}
/** Throws what the system says when the file cannot be written. */
function appendTextFile(path, text) {
    (0,external_node_fs_.appendFileSync)(path, text, 'utf8');
}
/**
 * Writes a report to the path that the user named, below `root` when it is relative: whole or not at all, under another
 * name first. What lies in `root` may come from a stranger: a link that leads out of it, a link in the file's own place and
 * git's folder are refused. Throws UsageError where the path cannot be written.
 */
function writeReportFile(root, path, text) {
    try {
        const target = targetOf(root, path);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
        const there = (0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
        // A terminal, a pipe or /dev/null that the user names cannot be replaced.
        if (there !== undefined && !there.isFile() && !there.isDirectory())
            (0,external_node_fs_.writeFileSync)(target, text, 'utf8');
        else
            replaceFile(target, text, there?.mode);
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            throw error;
        const code = error.code ?? 'unknown error';
        throw new usage_error/* UsageError */.e(`${path} cannot be written (${code})`);
    }
}
/** A new file by the same rules; false where something has that name already. */
function writeNewFile(root, path, text) {
    const target = targetOf(root, path, true);
    if (lstatSync(target, { throwIfNoEntry: false }) !== undefined)
        return false;
    writeReportFile(root, path, text);
    return true;
}
/** Where the bytes go. Below `root` no link is followed out of it or in the file's own place; elsewhere they are the user's own. */
function targetOf(root, path, mayBeLink = false) {
    const target = (0,external_node_path_.resolve)(root, path);
    const home = (0,external_node_fs_.realpathSync)(root);
    const inside = [(0,external_node_path_.resolve)(root), home].find((one) => isBelow(target, one));
    if (inside === undefined)
        return realTargetOf(target, home, path);
    const shown = target.slice(inside.length + 1);
    if ((0,git_folder/* leadsIntoGit */._)(shown))
        throw new usage_error/* UsageError */.e(`${path} lies in git’s own folder and is not written to`);
    refuseLinkOut(home, inside, (0,external_node_path_.dirname)(target));
    const there = (0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
    if (there?.isSymbolicLink() === true && !mayBeLink)
        throw new usage_error/* UsageError */.e(`${path} is a link and is not written to`);
    if (there !== undefined && !there.isFile() && !mayBeLink)
        throw new usage_error/* UsageError */.e(`${path} is not a regular file`);
    return target;
}
/** A path outside of `root` whose links lead back into it ends where a stranger may have laid the last part. */
function realTargetOf(target, home, path) {
    let real = target;
    try {
        real = (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(target)), (0,external_node_path_.basename)(target));
        if (!isBelow(real, home))
            real = (0,external_node_fs_.realpathSync)(target);
    }
    catch {
        // It does not exist yet.
    }
    if (isBelow(real, home) && (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false })?.isSymbolicLink() === true)
        throw new usage_error/* UsageError */.e(`${path} is a link and is not written to`);
    return real;
}
function isBelow(path, directory) {
    return path.startsWith(directory.endsWith(external_node_path_.sep) ? directory : directory + external_node_path_.sep);
}
/** Looks at the part of `directory` that exists already, before anything is made in it. */
function refuseLinkOut(home, root, directory) {
    let existing = directory;
    while ((0,external_node_fs_.lstatSync)(existing, { throwIfNoEntry: false }) === undefined && (0,external_node_path_.dirname)(existing) !== existing) {
        existing = (0,external_node_path_.dirname)(existing);
    }
    let real;
    try {
        real = (0,external_node_fs_.realpathSync)(existing);
    }
    catch {
        // A link to nothing.
    }
    const inside = real !== undefined && (real === home || isBelow(real, home));
    if (!inside)
        throw new usage_error/* UsageError */.e(`${directory.slice(root.length + 1)} is a link out of the working directory`);
    if (real !== undefined && (0,git_folder/* leadsIntoGit */._)(real.slice(home.length)))
        throw new usage_error/* UsageError */.e(`${directory.slice(root.length + 1)} is a link into git’s own folder`);
}
/** What the system answers where a file may be written but not replaced: a mount point, a directory that is closed. */
const NOT_REPLACED = new Set(['EACCES', 'EBUSY', 'EPERM', 'EROFS', 'EXDEV']);
function replaceFile(target, text, mode) {
    const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.${(0,external_node_path_.basename)(target)}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`);
    try {
        (0,external_node_fs_.writeFileSync)(beside, text, {
            encoding: 'utf8',
            flag: 'wx',
            ...(mode === undefined ? {} : { mode: mode & 0o777 }),
        });
        (0,external_node_fs_.renameSync)(beside, target);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(beside, { force: true });
        if (mode === undefined || !NOT_REPLACED.has(error.code ?? ''))
            throw error;
        const flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_TRUNC | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
        const handle = (0,external_node_fs_.openSync)(target, flags);
        try {
            (0,external_node_fs_.writeFileSync)(handle, text, 'utf8');
        }
        finally {
            (0,external_node_fs_.closeSync)(handle);
        }
    }
}

// EXTERNAL MODULE: ./.cache/build/read/tree/scan-root.js
var scan_root = __nccwpck_require__(6705);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __nccwpck_require__(4500);
// EXTERNAL MODULE: ./.cache/build/report/surface.js
var surface = __nccwpck_require__(6881);
;// CONCATENATED MODULE: ./.cache/build/doors/github/json.js
/** Looks into JSON that somebody else wrote. Nothing here throws. */
/** A property of a property, an index as its digits; own ones only, undefined where anything on the way is missing. */
function at(value, ...keys) {
    let current = value;
    for (const key of keys) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function textAt(value, ...keys) {
    const found = at(value, ...keys);
    return typeof found === 'string' ? found : undefined;
}
/** A whole number above zero: an id, a count. */
function numberAt(value, ...keys) {
    const found = at(value, ...keys);
    return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : undefined;
}
function listAt(value, ...keys) {
    const found = at(value, ...keys);
    return Array.isArray(found) ? found : [];
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/api.js
/**
 * The few REST calls the action makes. Nothing here may change the verdict or hold up the job: every call ends within a
 * time limit and answers with a value that says why it did not work.
 */

const ATTEMPTS = 3;
/** A server may ask for an hour's patience; a job does not have it. Milliseconds. */
const MAX_WAIT = 20_000;
/** 3,000 comments. GitHub gives at most 100 a page. */
const MAX_PAGES = 30;
const PAGE = 100;
/** Undefined when `repository` is not `OWNER/NAME`. Sends nothing yet; the client is loaded with the first request. */
function openApi(options) {
    const [owner, repo, ...rest] = options.repository.split('/');
    if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0)
        return undefined;
    const send = sender(options);
    const call = (doing, needs, route, parameters, read) => send({ route, parameters: { owner, repo, ...parameters }, doing, needs, repeatable: !route.startsWith('POST') }, (data) => read(data));
    const pages = async (doing, needs, route, parameters, read) => {
        const all = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const asked = { ...parameters, per_page: PAGE, page };
            const answer = await call(doing, needs, route, asked, (data) => (Array.isArray(data) ? data : undefined));
            if (!answer.ok)
                return answer;
            for (const item of answer.value) {
                const value = read(item);
                if (value !== undefined)
                    all.push(value);
            }
            if (answer.value.length < PAGE)
                break;
        }
        return { ok: true, value: all };
    };
    const contents = 'contents: read';
    const pulls = 'pull-requests: write';
    const issues = 'issues: write';
    const idOf = (data) => numberAt(data, 'id');
    const numberOf = (data) => numberAt(data, 'number');
    return {
        mergeBase: (base, head) => call('compare commits', contents, 'GET /repos/{owner}/{repo}/compare/{basehead}', {
            basehead: `${base}...${head}`,
            per_page: 1,
        }, (data) => textAt(data, 'merge_base_commit', 'sha')),
        tree: (id, recursive) => call('read trees', contents, 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
            tree_sha: id,
            ...(recursive ? { recursive: '1' } : {}),
        }, readTree),
        blob: (id) => call('read files', contents, 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: id }, (data) => {
            const content = textAt(data, 'content');
            if (content === undefined)
                return undefined;
            return textAt(data, 'encoding') === 'utf-8' ? Buffer.from(content, 'utf8') : Buffer.from(content, 'base64');
        }),
        fileAt: ({ owner, repository, path, ref }) => call(`read ${owner}/${repository}`, contents, 'GET /repos/{owner}/{repo}/contents/{path}', { owner, repo: repository, path, ref }, 
        // A directory is a list, and a file above 1 MiB has no content: REST "Get repository content".
        (data) => textAt(data, 'encoding') === 'base64'
            ? Buffer.from(textAt(data, 'content') ?? '', 'base64').toString('utf8')
            : undefined),
        repository: ({ owner, repository }) => call(`read ${owner}/${repository}`, 'contents: read', 'GET /repos/{owner}/{repo}', { owner, repo: repository }, () => true),
        comments: (number) => pages('read comments', 'pull-requests: write', 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            issue_number: number,
        }, readComment),
        createComment: (number, body) => call('write comments', `${pulls} (below an issue: ${issues})`, 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: number, body }, idOf),
        updateComment: (id, body) => call('write comments', pulls, 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            comment_id: id,
            body,
        }, idOf),
        reviewComments: (number) => pages('read review comments', pulls, 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', {
            pull_number: number,
        }, readComment),
        createReview: (number, commit, body, remarks) => call('write reviews', pulls, 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
            pull_number: number,
            commit_id: commit,
            body,
            event: 'COMMENT',
            comments: remarks.map((remark) => ({
                path: remark.path,
                line: remark.line,
                side: 'RIGHT',
                ...(remark.startLine === undefined ? {} : { start_line: remark.startLine, start_side: 'RIGHT' }),
                body: remark.body,
            })),
        }, idOf),
        issuesLabelled: (label) => pages('read issues', issues, 'GET /repos/{owner}/{repo}/issues', { state: 'all', labels: label }, readIssue),
        searchIssues: (words) => call('search issues', issues, 'GET /search/issues', {
            q: `repo:${owner}/${repo} is:issue in:body ${words}`,
            per_page: PAGE,
            advanced_search: 'true',
        }, (data) => listAt(data, 'items').flatMap((item) => readIssue(item) ?? [])),
        createIssue: (title, body, labels) => call('open issues', issues, 'POST /repos/{owner}/{repo}/issues', { title, body, labels: [...labels] }, numberOf),
        updateIssue: (number, change) => call('change issues', issues, 'PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
            issue_number: number,
            ...change,
        }, numberOf),
        login: () => call('ask whose it is', 'none', 'GET /user', {}, (data) => textAt(data, 'login')),
    };
}
function readTree(data) {
    if (textAt(data, 'sha') === undefined)
        return undefined;
    const entries = [];
    for (const item of listAt(data, 'tree')) {
        const path = textAt(item, 'path');
        const id = textAt(item, 'sha');
        const kind = textAt(item, 'type');
        if (path === undefined || id === undefined || (kind !== 'blob' && kind !== 'tree' && kind !== 'commit'))
            continue;
        entries.push({ path, id, kind, mode: textAt(item, 'mode') ?? '', size: numberAt(item, 'size') ?? 0 });
    }
    return { entries, truncated: data.truncated === true };
}
function readAuthor(item) {
    return { login: textAt(item, 'user', 'login') ?? '', bot: textAt(item, 'user', 'type') === 'Bot' };
}
function readComment(item) {
    const id = numberAt(item, 'id');
    return id === undefined ? undefined : { id, body: textAt(item, 'body') ?? '', author: readAuthor(item) };
}
function readIssue(item) {
    const number = numberAt(item, 'number');
    if (number === undefined || Object.hasOwn(item, 'pull_request'))
        return undefined;
    return {
        number,
        open: textAt(item, 'state') === 'open',
        title: textAt(item, 'title') ?? '',
        body: textAt(item, 'body') ?? '',
        author: readAuthor(item),
        labels: listAt(item, 'labels').flatMap((label) => textAt(label, 'name') ?? []),
    };
}
function sender(options) {
    let client;
    let deadline;
    return async (call, read) => {
        deadline ??= Date.now() + options.totalTimeout;
        let last = { ok: false, why: 'unreachable', says: 'no time is left to ask GitHub' };
        for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
            const left = deadline - Date.now();
            if (left <= 0)
                return last;
            const signal = AbortSignal.timeout(Math.min(options.requestTimeout, left));
            let wait = attempt === 1 ? options.backoff : options.backoff * 4;
            try {
                client ??= loadClient(options);
                const request = await client;
                const { data } = await abandonable(request(call.route, { ...call.parameters, request: { signal } }), signal);
                const value = read(data);
                if (value !== undefined)
                    return { ok: true, value };
                last = { ok: false, why: 'unreachable', says: `GitHub's answer was cut off or not understood (${call.doing})` };
                if (!call.repeatable)
                    return last;
            }
            catch (error) {
                const verdict = judge(error, call);
                last = verdict.failure;
                if (!verdict.again)
                    return last;
                if (verdict.wait !== undefined)
                    wait = Math.max(wait, verdict.wait);
            }
            if (attempt === ATTEMPTS || wait > MAX_WAIT || Date.now() + wait >= deadline)
                return last;
            await new Promise((resolve) => setTimeout(resolve, wait));
        }
        return last;
    };
}
/** A promise that the signal ends even where the client does not listen to it. */
function abandonable(work, signal) {
    return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        work.then(resolve, reject);
    });
}
async function loadClient(options) {
    const { getOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(413)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
    const silent = () => { };
    const octokit = getOctokit(options.token, {
        baseUrl: options.apiUrl,
        // The client's own remarks would go to the job's log past our escapes.
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    return octokit.request;
}
/** What a failed request means: GitHub REST documentation, rate limits and best practices for using the API. */
function judge(error, call) {
    const status = numberAt(error, 'status') ?? 0;
    const headers = error.response?.headers;
    const said = textAt(error.response, 'data', 'message') ?? '';
    const after = Number(textAt(headers, 'retry-after') ?? Number.NaN);
    const wait = Number.isFinite(after) && after >= 0 ? { wait: after * 1000 } : {};
    const fail = (why, says) => ({ ok: false, why, says });
    const limited = status === 429 || (status === 403 && ('wait' in wait || /rate limit|abuse detection/i.test(said)));
    if (limited) {
        // The hourly limit comes back with the hour, not within a job.
        const used = textAt(headers, 'x-ratelimit-remaining') === '0' && !('wait' in wait);
        return { failure: fail('unreachable', `GitHub's rate limit is used up (${call.doing})`), again: !used, ...wait };
    }
    if (status === 401 || status === 403 || status === 404) {
        const needs = call.needs === 'none' ? '' : ` (it needs ${call.needs})`;
        const failure = fail('no-permission', `the token may not ${call.doing}${needs}`);
        return { failure: status === 404 ? { ...failure, missing: true } : failure, again: false };
    }
    if (status >= 400 && status < 500) {
        return { failure: fail('refused', `GitHub refused to ${call.doing} with status ${status}`), again: false };
    }
    // The client gives status 500 to what never got an answer as well: @octokit/request, fetchWrapper.
    const says = headers === undefined
        ? `GitHub could not be reached in time (${call.doing})`
        : `GitHub answered with status ${status} (${call.doing})`;
    return { failure: fail('unreachable', says), again: call.repeatable, ...wait };
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/comment.js
const MARKER_PREFIX = '<!-- loopgate:';
/** GitHub takes 65,536 characters. */
const MAX_BODY = 65_000;
/**
 * Writes `body` into our comment: changed where it differs, made where there is none and `make` says so. Its first line
 * is the marker that tells comments of several jobs apart.
 */
async function upsertComment(api, number, body, make) {
    const marker = markerOf(body);
    if (marker === undefined)
        return { notice: 'The comment was not written: its text has no marker.' };
    const text = body.slice(0, MAX_BODY);
    const ours = await findComment(api, number, marker);
    if ('ok' in ours)
        return { notice: refusal('The comment was not written', ours) };
    const { comment } = ours;
    if (comment !== undefined && sameText(comment.body, text))
        return { id: comment.id };
    if (comment === undefined && !make)
        return {};
    const answer = comment === undefined ? await api.createComment(number, text) : await api.updateComment(comment.id, text);
    if (answer.ok)
        return { id: answer.value };
    if (comment === undefined && answer.why === 'unreachable') {
        // The answer was lost, not necessarily the comment: look before anyone writes a second one.
        const again = await findComment(api, number, marker);
        if (!('ok' in again) && again.comment !== undefined)
            return { id: again.comment.id };
    }
    return { notice: refusal('The comment was not written', answer) };
}
/** The marker line of a body, with its brackets. */
function markerOf(body) {
    const line = body.split('\n', 1)[0]?.trim() ?? '';
    return line.startsWith(MARKER_PREFIX) && line.endsWith('-->') ? line : undefined;
}
/** Line ends and the last line feed are GitHub's to choose. */
function sameText(a, b) {
    return a.replaceAll('\r\n', '\n').trimEnd() === b.replaceAll('\r\n', '\n').trimEnd();
}
/**
 * Picks what this token's owner wrote: anyone can copy our marker, and a token that may write may change other people's
 * words. GITHUB_TOKEN may not ask who it is; then only what a bot wrote is ours.
 */
async function oursAmong(api, found) {
    if (found.length === 0)
        return [];
    const login = await api.login();
    return found.filter(({ author }) => (login.ok ? author.login === login.value : author.bot));
}
function refusal(what, failure) {
    return `${what}: ${failure.says}. This does not change the result.`;
}
async function findComment(api, number, marker) {
    const listed = await api.comments(number);
    if (!listed.ok)
        return listed;
    const marked = listed.value.filter((comment) => markerOf(comment.body) === marker);
    const ours = await oursAmong(api, marked);
    return { comment: ours[0] };
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/suggestions.js
/** Fixes that can be applied with a click, as one review on the lines of the pull request's diff. */



/** More would be noise, and GitHub's abuse limit looks at many comments at once. */
const MAX_REMARKS = 10;
/** A fix as an edit of whole lines, which is all a suggestion can be. Undefined when it changes nothing. */
function wholeLines(fix) {
    const { text } = fix.at.file;
    const { start, end } = fix.at.span;
    if (text.slice(start, end) === fix.replacement)
        return undefined;
    const lines = (0,text_location/* indexLines */.uD)(text);
    const startLine = (0,text_location/* positionAt */.t$)(lines, start).line;
    const takesLineFeed = end > start && text[end - 1] === '\n';
    // A replacement that keeps the line feed, or a deletion of whole lines, leaves the next line alone.
    const wholeAtEnd = takesLineFeed && (fix.replacement.endsWith('\n') || (fix.replacement === '' && start === lines[startLine - 1]));
    const endLine = wholeAtEnd ? (0,text_location/* positionAt */.t$)(lines, end - 1).line : (0,text_location/* positionAt */.t$)(lines, end).line;
    const from = lines[startLine - 1] ?? 0;
    const next = lines[endLine];
    const to = next === undefined ? text.length : next - 1;
    const after = wholeAtEnd ? '' : text.slice(end, to);
    const edited = text.slice(from, start) + (wholeAtEnd ? fix.replacement.replace(/\r?\n$/, '') : fix.replacement) + after;
    const deletes = wholeAtEnd && edited === '' && fix.replacement === '';
    return { startLine, endLine, lines: deletes ? [] : edited.replaceAll('\r', '').split('\n') };
}
/** The remarks of one review: fixes of new findings whose lines the diff shows and the head has as they are. */
function suggestionRemarks(findings, places) {
    const remarks = [];
    const taken = new Set();
    for (const finding of findings) {
        const { fix } = finding;
        if (finding.status !== 'new' || fix === undefined || fix.at.file.revision !== undefined)
            continue;
        const edit = wholeLines(fix);
        const { path } = fix.at.file;
        const lines = edit === undefined ? undefined : headLines(path, edit, places);
        if (edit === undefined || lines === undefined)
            continue;
        // Two suggestions for the same lines cannot both be applied.
        const place = `${path}\0${lines.start}\0${lines.end}`;
        if (taken.has(place))
            continue;
        taken.add(place);
        remarks.push({
            path,
            line: lines.end,
            ...(lines.start === lines.end ? {} : { startLine: lines.start }),
            body: remarkBody(finding, fix, edit),
        });
        if (remarks.length === MAX_REMARKS)
            break;
    }
    return remarks;
}
/** Posts what is not there yet. Answers with a sentence when it could not. */
async function postSuggestions(api, number, head, remarks) {
    if (remarks.length === 0)
        return undefined;
    const listed = await api.reviewComments(number);
    if (!listed.ok)
        return refusal('The suggestions were not written', listed);
    const ours = await oursAmong(api, listed.value.filter((comment) => markerOf(comment.body) !== undefined));
    const there = new Set(ours.map((comment) => markerOf(comment.body)));
    const missing = remarks.filter((remark) => !there.has(markerOf(remark.body)));
    if (missing.length === 0)
        return undefined;
    const said = missing.length === 1 ? 'loopgate suggests a change.' : `loopgate suggests ${missing.length} changes.`;
    const answer = await api.createReview(number, head, said, missing);
    return answer.ok ? undefined : refusal('The suggestions were not written', answer);
}
function headLines(path, edit, places) {
    const start = places.headLine(path, edit.startLine);
    if (start === undefined)
        return undefined;
    for (let line = edit.startLine; line <= edit.endLine; line += 1) {
        if (!places.inDiff(path, line))
            return undefined;
        if (places.headLine(path, line) !== start + (line - edit.startLine))
            return undefined;
    }
    return { start, end: start + (edit.endLine - edit.startLine) };
}
function remarkBody(finding, fix, edit) {
    const identity = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([finding.code, finding.fingerprint, edit.lines]))
        .digest('hex')
        .slice(0, 16);
    const longest = Math.max(2, ...(edit.lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    const block = [`${fence}suggestion`, ...edit.lines, fence].join('\n');
    return `${MARKER_PREFIX}suggestion ${identity} -->\n**${finding.code} ${finding.rule}**: ${inlineCode(fix.says)}\n\n${block}\n`;
}
/** Somebody else's words inside Markdown: one line, in a code span, so that they neither format, link nor mention. */
function inlineCode(text) {
    // Control characters and the marks that turn the reading direction.
    const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ').slice(0, 500);
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence} ${line.trim() === '' ? '-' : line} ${fence}`;
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/audit-issue.js
/** One issue for the whole repository's state, kept up to date by the scheduled audit. It tells only what is new aloud. */




/** The label by which the issue is found again; a token that may write issues makes it on the way. */
const AUDIT_LABEL = 'loopgate';
const MAX_TOLD = 20;
/** Left for the marker lines; GitHub takes 65,536 characters. */
const MAX_AUDIT_TEXT = 50_000;
const MAX_KNOWN = 800;
/**
 * Errors and warnings open the issue, or open it again; notes alone do not. It is closed only when an audit found
 * nothing and could read everything: an audit that was incomplete proves nothing.
 */
async function keepAuditIssue(api, audit) {
    const { report } = audit;
    const findings = report.findings.filter((finding) => finding.severity !== 'note');
    const marker = `${MARKER_PREFIX}audit category=${JSON.stringify(audit.category).replaceAll('--', '- -').replaceAll('>', '')} v=1 -->`;
    const found = await findIssue(api, marker);
    if (!found.ok)
        return { notice: refusal('The audit issue was not written', found) };
    const issue = found.value;
    if (findings.length === 0)
        return issue === undefined ? {} : settle(api, issue, report);
    const known = issue === undefined ? new Set() : knownIn(issue.body);
    const identities = findings.map(identityOf);
    const fresh = findings.filter((finding) => !known.has(identityOf(finding)));
    const title = `DNS forwarding: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
    const listed = [...new Set(identities)].sort().slice(0, MAX_KNOWN).join(',');
    const body = `${marker}\n${MARKER_PREFIX}known ${listed} -->\n${audit.markdown.slice(0, MAX_AUDIT_TEXT)}\n`;
    if (issue === undefined) {
        const labels = [...new Set([AUDIT_LABEL, ...audit.labels])];
        const made = await api.createIssue(title, body, labels);
        return made.ok ? { number: made.value } : { notice: refusal('The audit issue was not written', made) };
    }
    const unchanged = issue.open && issue.title === title && sameText(issue.body, body);
    if (!unchanged) {
        const changed = await api.updateIssue(issue.number, { title, body, ...(issue.open ? {} : { state: 'open' }) });
        if (!changed.ok)
            return { notice: refusal('The audit issue was not changed', changed) };
    }
    if (fresh.length > 0 || !issue.open) {
        const reported = await api.createComment(issue.number, freshComment(fresh, !issue.open));
        if (!reported.ok)
            return { number: issue.number, notice: refusal('The audit issue was changed, without a comment', reported) };
    }
    return { number: issue.number };
}
/** An audit without errors and warnings. */
async function settle(api, issue, report) {
    if (!issue.open)
        return {};
    if (report.result === 'incomplete' || report.counts.servers === 0) {
        return {
            number: issue.number,
            notice: `Issue #${issue.number} stays open: this audit found nothing, but could not read everything.`,
        };
    }
    // The comment first: should the second call fail, the next audit tries again.
    const reported = await api.createComment(issue.number, 'The audit finds no error and no warning any more.');
    if (!reported.ok)
        return { number: issue.number, notice: refusal('The audit issue was not closed', reported) };
    const closed = await api.updateIssue(issue.number, { state: 'closed' });
    if (!closed.ok)
        return { number: issue.number, notice: refusal('The audit issue was not closed', closed) };
    return { number: issue.number };
}
async function findIssue(api, marker) {
    const labelled = await api.issuesLabelled(AUDIT_LABEL);
    if (!labelled.ok)
        return labelled;
    const inList = await oursAmong(api, labelled.value.filter((issue) => markerOf(issue.body) === marker));
    if (inList.length > 0)
        return { ok: true, value: preferred(inList) };
    // Somebody may have taken the label away.
    const searched = await api.searchIssues('"loopgate:audit"');
    if (!searched.ok)
        return searched.why === 'refused' ? { ok: true, value: undefined } : searched;
    const inSearch = await oursAmong(api, searched.value.filter((issue) => markerOf(issue.body) === marker));
    return { ok: true, value: preferred(inSearch) };
}
/** The open one, else the latest. */
function preferred(issues) {
    return [...issues].sort((a, b) => Number(b.open) - Number(a.open) || b.number - a.number)[0];
}
/** Fingerprints are made of names from the repository; a hash of them can stand in a comment of HTML. */
function identityOf(finding) {
    return (0,external_node_crypto_.createHash)('sha256').update(`${finding.code}\0${finding.fingerprint}`).digest('hex').slice(0, 12);
}
function knownIn(body) {
    const line = body.split('\n', 2)[1]?.trim() ?? '';
    const prefix = `${MARKER_PREFIX}known `;
    if (!line.startsWith(prefix))
        return new Set();
    return new Set(line
        .slice(prefix.length)
        .replace(/ ?-->$/, '')
        .split(','));
}
function freshComment(fresh, reopened) {
    const lines = fresh.slice(0, MAX_TOLD).map((finding) => {
        const { line } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(finding.at.file.text), finding.at.span.start);
        return `- **${finding.code} ${finding.rule}** at ${inlineCode(`${finding.at.file.path}:${line}`)}: ${inlineCode(finding.message)}`;
    });
    if (fresh.length > MAX_TOLD)
        lines.push(`- and ${fresh.length - MAX_TOLD} more, in the text above`);
    const head = reopened ? 'The audit finds something again.' : 'New since the last audit:';
    return `${head}\n\n${lines.join('\n')}\n`.trimEnd();
}

// EXTERNAL MODULE: ./.cache/build/read/tree/git-tree.js
var git_tree = __nccwpck_require__(8450);
// EXTERNAL MODULE: ./.cache/build/read/tree/objects.js
var objects = __nccwpck_require__(2493);
;// CONCATENATED MODULE: ./.cache/build/doors/github/event.js

/** GitHub cuts a webhook payload at 25 MB (webhook events documentation). */
const MAX_EVENT_BYTES = 32 * 1024 * 1024;
/** `payload` is the file's text, undefined when it could not be read. Never throws. */
function readEvent(env, payload, mode) {
    const event = env.GITHUB_EVENT_NAME ?? '';
    const notices = [];
    const json = parse(payload);
    if (json === undefined && ['pull_request', 'pull_request_target', 'push', 'merge_group'].includes(event)) {
        notices.push(`The payload of the ${event} event could not be read, so what it compares with is not known.`);
    }
    const comparing = event === 'pull_request' || event === 'merge_group' || event === 'push';
    const facts = {
        event,
        mode: mode === 'auto' ? (comparing ? 'compare' : 'full') : mode,
        base: [],
        head: commitId(env.GITHUB_SHA),
        prNumber: undefined,
        prHead: undefined,
        isFork: false,
        isMerge: false,
        notices,
    };
    switch (event) {
        case 'pull_request':
        case 'pull_request_target': {
            const pull = at(json, 'pull_request');
            const base = commitId(at(pull, 'base', 'sha'));
            facts.prHead = commitId(at(pull, 'head', 'sha'));
            facts.head = facts.prHead ?? facts.head;
            facts.prNumber = numberAt(pull, 'number') ?? numberAt(json, 'number');
            facts.isFork = isForeign(pull, env);
            facts.isMerge = event === 'pull_request' && /^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? '');
            if (facts.isMerge)
                facts.base.push({ kind: 'merge-parent' });
            if (base !== undefined)
                facts.base.push({ kind: 'merge-base', id: base, from: 'the pull request' });
            if (event === 'pull_request_target') {
                notices.push('pull_request_target runs with the base branch checked out and with its secrets. Use pull_request: ' +
                    'loopgate needs no more than contents: read, and there it sees what the pull request changes.');
            }
            break;
        }
        case 'merge_group': {
            const group = at(json, 'merge_group');
            const base = commitId(at(group, 'base_sha'));
            facts.head = commitId(at(group, 'head_sha')) ?? facts.head;
            if (base !== undefined)
                facts.base.push({ kind: 'commit', id: base, from: 'the merge group' });
            break;
        }
        case 'push': {
            const before = at(json, 'before');
            const id = commitId(before);
            // `after` of an annotated tag is the tag's own object: GITHUB_SHA is the commit.
            const isTag = env.GITHUB_REF?.startsWith('refs/tags/') === true;
            if (!isTag)
                facts.head = commitId(at(json, 'after')) ?? facts.head;
            if (isTag && mode === 'auto') {
                // What it is put on is a branch's work already: compared with that, nothing of it would be new.
                facts.mode = 'full';
                notices.push('A tag is compared with nothing: everything counts.');
                break;
            }
            if (id !== undefined) {
                facts.base.push({ kind: 'commit', id, from: 'the push' });
                break;
            }
            const branch = at(json, 'repository', 'default_branch');
            if (isNothing(before) &&
                typeof branch === 'string' &&
                branch !== '' &&
                env.GITHUB_REF !== `refs/heads/${branch}`) {
                // A new branch has nothing before it; what it adds is what its trunk does not have.
                facts.base.push({ kind: 'name', name: branch, from: 'the default branch, as this branch is new', fork: true });
            }
            else if (isNothing(before) && mode === 'auto') {
                facts.mode = 'full';
                notices.push('This push begins a branch, so there is nothing to compare with: everything counts.');
            }
            break;
        }
        case 'workflow_run': {
            const run = at(json, 'workflow_run');
            facts.head = commitId(at(run, 'head_sha')) ?? facts.head;
            const pull = at(run, 'pull_requests', '0');
            const base = commitId(at(pull, 'base', 'sha'));
            facts.prNumber = numberAt(pull, 'number');
            facts.isFork = isNothing(at(run, 'head_repository')) || differ(run, 'head_repository', env);
            if (base !== undefined)
                facts.base.push({ kind: 'merge-base', id: base, from: "the run's pull request" });
            break;
        }
        default:
    }
    if (facts.mode === 'full')
        facts.base = [];
    return facts;
}
/** A commit id as git writes it, SHA-1 or SHA-256, and not the all-zero "none". */
function commitId(value) {
    if (typeof value !== 'string' || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) || /^0+$/.test(value))
        return undefined;
    return value;
}
function parse(payload) {
    if (payload === undefined)
        return undefined;
    try {
        const value = JSON.parse(payload);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function isNothing(value) {
    return value === undefined || value === null || (typeof value === 'string' && /^0*$/.test(value));
}
/** A deleted fork leaves `head.repo: null`. Dependabot's runs get the rights of a fork's (GitHub documentation, Dependabot on Actions). */
function isForeign(pull, env) {
    if (env.GITHUB_ACTOR === 'dependabot[bot]')
        return true;
    if (typeof pull !== 'object' || pull === null)
        return false;
    const home = at(pull, 'base', 'repo', 'full_name') ?? env.GITHUB_REPOSITORY;
    return at(pull, 'head', 'repo', 'full_name') !== home;
}
function differ(holder, key, env) {
    return at(holder, key, 'full_name') !== env.GITHUB_REPOSITORY;
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/base.js
/**
 * The base revision. A checkout of depth 1 has no history, but the merge commit that GitHub makes still names its
 * parents, and one of them is exactly what the pull request is merged into: no merge base needs to be found.
 */



/** Milliseconds for one `git fetch`. */
const FETCH_TIMEOUT = 60_000;
/** Files read one by one through the API. A token has 1,000 requests an hour for the whole repository (GitHub documentation). */
const MAX_API_FILES = 300;
const MAX_API_TREES = 200;
/** GitHub gives no larger blob; far more than a manifest. */
const MAX_API_BLOB = 8 * 1024 * 1024;
/** `baseRef` is the user's own choice and replaces what the event says. Never throws. */
async function findBase(root, facts, baseRef, sources) {
    if (facts.mode === 'full')
        return { kind: 'not-requested' };
    const chosen = baseRef === undefined ? facts.base : [{ kind: 'name', name: baseRef, from: 'base-ref', fork: false }];
    if (chosen.length === 0) {
        return {
            kind: 'unavailable',
            because: `a ${facts.event || 'run of this kind'} event does not say what to compare with`,
        };
    }
    let because = 'no revision to compare with was found';
    for (const candidate of chosen) {
        const notices = [];
        const found = await commitOf(root, candidate, sources, notices);
        if (found === undefined)
            continue;
        if (typeof found !== 'string') {
            because = found.because;
            continue;
        }
        if (isComplete(root, found, sources) || fetchCommit(root, found, sources)) {
            return { kind: 'revision', revision: found, notices };
        }
        const read = await readThroughApi(root, found, sources);
        if (read.ok)
            return { kind: 'files', files: read.value, notices };
        because = `commit ${found.slice(0, 12)} is not in this clone, could not be fetched, and ${read.says}`;
    }
    return { kind: 'unavailable', because };
}
/** The commit's parents, also at the edge of a shallow clone, where `git log` shows none: git-cat-file(1) prints the raw object. */
function parentsOf(root, revision, runGit) {
    const raw = runGit(root, ['cat-file', '-p', `${revision}^{commit}`]);
    if (raw.status !== 0)
        return [];
    const parents = [];
    for (const line of raw.stdout.toString('utf8').split('\n')) {
        if (line === '')
            break;
        const parent = line.startsWith('parent ') ? commitId(line.slice('parent '.length)) : undefined;
        if (parent !== undefined)
            parents.push(parent);
    }
    return parents;
}
/**
 * Brings one commit into the clone: first with the credentials that the checkout left, then with the token. True when it
 * is there. Takes at most two time limits.
 */
function fetchCommit(root, id, sources) {
    return fetchFrom(root, id, sources) && isComplete(root, id, sources);
}
/** A commit id; what hinders; or undefined when the candidate does not fit this checkout. */
async function commitOf(root, candidate, sources, notices) {
    const { runGit, env } = sources;
    switch (candidate.kind) {
        case 'merge-parent': {
            const head = revisionOf(root, 'HEAD', runGit);
            // The workflow may have checked out something else, and a branch may end in a merge of its own.
            if (head === undefined || head !== commitId(env.GITHUB_SHA))
                return undefined;
            const parents = parentsOf(root, head, runGit);
            return parents.length === 2 ? parents[0] : undefined;
        }
        case 'commit':
            return candidate.id;
        case 'merge-base':
            return forkPoint(root, candidate.id, candidate.from, sources, notices);
        case 'name': {
            const id = namedCommit(root, candidate.name, sources);
            if (id === undefined)
                return { because: `${candidate.name} (${candidate.from}) is not a revision that can be found` };
            return candidate.fork ? forkPoint(root, id, candidate.from, sources, notices) : id;
        }
    }
}
function revisionOf(root, name, runGit) {
    const found = runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    return found.status === 0 ? commitId(found.stdout.toString('latin1').trim()) : undefined;
}
function namedCommit(root, name, sources) {
    if (name.includes('\0'))
        return undefined;
    for (const spelling of [`refs/remotes/origin/${name}`, name]) {
        const id = revisionOf(root, spelling, sources.runGit);
        if (id !== undefined)
            return id;
    }
    if (commitId(name) !== undefined)
        return name;
    // Neither an option nor a refspec nor a pattern: git-check-ref-format(1).
    if (!/^[\w][\w./@-]*$/.test(name) || name.includes('..'))
        return undefined;
    return fetchFrom(root, name, sources) ? revisionOf(root, 'FETCH_HEAD', sources.runGit) : undefined;
}
async function forkPoint(root, base, from, sources, notices) {
    const head = revisionOf(root, 'HEAD', sources.runGit) ?? commitId(sources.env.GITHUB_SHA);
    if (head === undefined || head === base)
        return base;
    const local = sources.runGit(root, ['merge-base', base, head]);
    const id = local.status === 0 ? commitId(local.stdout.toString('latin1').trim()) : undefined;
    if (id !== undefined)
        return id;
    const asked = await sources.api?.mergeBase(base, head);
    const answered = asked?.ok === true ? commitId(asked.value) : undefined;
    if (answered !== undefined)
        return answered;
    notices.push(`Compared with ${base.slice(0, 12)} (${from}). Where this work left it could not be found, ` +
        'so what changed there since looks like a change made here.');
    return base;
}
/** The commit and its tree are there; in a partial clone every file of it as well. */
function isComplete(root, id, sources) {
    if (sources.runGit(root, ['cat-file', '-e', `${id}^{tree}`]).status !== 0)
        return false;
    if (!(0,objects/* isPartialClone */.th)(root))
        return true;
    // Missing objects are printed with a question mark: git-rev-list(1) --missing=print.
    const listed = sources.runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', id]);
    return listed.status === 0 && !/^\?/m.test(listed.stdout.toString('latin1'));
}
/** A commit id or a branch's or tag's name. */
function fetchFrom(root, what, sources) {
    const { runGit } = sources;
    // --depth in a full clone would cut off its history for the steps that follow.
    const shallow = runGit(root, ['rev-parse', '--is-shallow-repository']).stdout.toString('latin1').trim() === 'true';
    const args = [
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-recurse-submodules',
        '--no-auto-maintenance',
        // The remote's own word for it could be any program.
        '--upload-pack=git-upload-pack',
        ...(shallow ? ['--depth=1'] : []),
        'origin',
        what,
    ];
    const fetched = runGit(root, args, { timeout: FETCH_TIMEOUT, fetches: true });
    if (fetched.status === 0)
        return true;
    const credentials = tokenSettings(sources.env, sources.token);
    if (credentials === undefined)
        return false;
    return runGit(root, args, { timeout: FETCH_TIMEOUT, fetches: true, env: credentials }).status === 0;
}
/**
 * The token as git settings in the environment, where `ps` does not show it: git-config(1) GIT_CONFIG_COUNT. The empty
 * value first takes away a header that the checkout configured; two would be refused.
 */
function tokenSettings(env, token) {
    if (token === undefined)
        return undefined;
    let server;
    try {
        server = new URL(env.GITHUB_SERVER_URL ?? 'https://github.com');
    }
    catch {
        return undefined;
    }
    const given = Number(env.GIT_CONFIG_COUNT ?? 0);
    const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
    const key = `http.${server.origin}/.extraheader`;
    const secret = Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64');
    return {
        GIT_CONFIG_COUNT: String(first + 2),
        [`GIT_CONFIG_KEY_${first}`]: key,
        [`GIT_CONFIG_VALUE_${first}`]: '',
        [`GIT_CONFIG_KEY_${first + 1}`]: key,
        [`GIT_CONFIG_VALUE_${first + 1}`]: `AUTHORIZATION: basic ${secret}`,
    };
}
/** What differs between the base and the working tree, by content ids; only what differs is downloaded. */
async function readThroughApi(root, base, sources) {
    const { api, runGit } = sources;
    const fail = (says) => ({ ok: false, why: 'unreachable', says });
    if (api === undefined)
        return fail('there is no token to ask GitHub with');
    const listed = runGit(root, ['ls-tree', '-r', '-t', '-z', 'HEAD']);
    const head = new Map();
    for (const line of listed.status === 0 ? listed.stdout.toString('utf8').split('\0') : []) {
        // `MODE SP TYPE SP ID TAB PATH`: git-ls-tree(1).
        const tab = line.indexOf('\t');
        const [mode, , id] = line.slice(0, tab).split(' ');
        if (tab > 0 && id !== undefined && mode !== undefined)
            head.set(line.slice(tab + 1), { id, mode });
    }
    if (head.size === 0)
        return fail('this is not a clone that git can list');
    const differing = await differingBlobs(base, head, api);
    if (!differing.ok)
        return differing;
    const { gone, blobs } = differing.value;
    const changed = new Set([...gone, ...blobs.keys()]);
    const wanted = [...blobs].filter(([path, blob]) => mayMatter(path) && blob.size <= MAX_API_BLOB && blob.mode !== '120000');
    if (wanted.length > MAX_API_FILES) {
        return fail(`${wanted.length} of its files differ, more than are read one by one through the API (${MAX_API_FILES})`);
    }
    const old = new Map();
    for (const [path, blob] of wanted) {
        const content = await api.blob(blob.id);
        if (!content.ok)
            return content;
        old.set(path, content.value);
    }
    // What earlier steps wrote over the checkout differs too; the base has it as HEAD has, unless noted above.
    const touched = (0,git_tree/* touchedSince */.nT)(root, 'HEAD');
    if (touched === undefined)
        return fail('this is not a clone that git can list');
    for (const path of touched) {
        if (changed.has(path))
            continue;
        changed.add(path);
        const blob = head.get(path);
        const content = blob === undefined ? undefined : runGit(root, ['cat-file', 'blob', blob.id]);
        if (content?.status === 0)
            old.set(path, content.stdout);
    }
    return { ok: true, value: { commit: base, changed, old } };
}
/** One request where GitHub lists the whole tree; else folder by folder, only into folders that differ. */
async function differingBlobs(base, head, api) {
    const whole = await api.tree(base, true);
    if (!whole.ok)
        return whole;
    const blobs = new Map();
    const same = new Set();
    const seen = new Set();
    const note = (path, entry) => {
        seen.add(path);
        const equal = head.get(path)?.id === entry.id && head.get(path)?.mode === entry.mode;
        if (equal && entry.kind === 'tree')
            same.add(path);
        if (!equal && entry.kind === 'blob')
            blobs.set(path, entry);
        return equal;
    };
    if (!whole.value.truncated) {
        for (const entry of whole.value.entries)
            note(entry.path, entry);
    }
    else {
        const open = [{ id: base, prefix: '' }];
        for (let asked = 0; open.length > 0; asked += 1) {
            const next = open.pop();
            if (next === undefined)
                break;
            if (asked >= MAX_API_TREES) {
                return { ok: false, why: 'refused', says: `more than ${MAX_API_TREES} of its folders differ` };
            }
            const level = await api.tree(next.id, false);
            if (!level.ok)
                return level;
            if (level.value.truncated)
                return { ok: false, why: 'refused', says: 'GitHub does not list one of its folders whole' };
            for (const entry of level.value.entries) {
                const path = next.prefix + entry.path;
                if (!note(path, entry) && entry.kind === 'tree')
                    open.push({ id: entry.id, prefix: `${path}/` });
            }
        }
    }
    const gone = [];
    for (const [path, entry] of head) {
        if (entry.mode === '040000' || seen.has(path) || base_isBelow(path, same))
            continue;
        gone.push(path);
    }
    return { ok: true, value: { gone, blobs } };
}
function base_isBelow(path, folders) {
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
        if (folders.has(path.slice(0, slash)))
            return true;
    }
    return false;
}
/** Left out without a look at the content: the folders that are never scanned, and what cannot be text. */
function mayMatter(path) {
    if (/(?:^|\/)(?:node_modules|vendor|testdata)\//.test(path))
        return false;
    return !/\.(?:md|markdown|mdx|png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|gz|tgz|jar|so|exe|mp4)$/i.test(path);
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/inputs.js
/** The action's inputs. The runner hands each to us as `INPUT_<NAME>`: upper case, hyphens kept; not set is an empty string. */

const NAMES = [
    'paths',
    'config',
    'mode',
    'base-ref',
    'fail-on',
    'fail-on-existing',
    'fail-on-empty',
    'strict',
    'baseline',
    'render',
    'annotations',
    'summary',
    'comment',
    'suggestions',
    'issue',
    'issue-labels',
    'sarif-file',
    'json-file',
    'report-file',
    'token',
];
/**
 * Throws one UsageError that names every input with a wrong value and what it may be. An input that action.yml does not
 * have is an error too: the runner only warns of `fail_on: never`, and the gate would stand at its default unseen.
 */
function readInputs(env) {
    const problems = [];
    for (const variable of Object.keys(env).sort()) {
        if (!variable.startsWith('INPUT_') || (env[variable] ?? '') === '')
            continue;
        const name = variable.slice('INPUT_'.length).toLowerCase();
        if (NAMES.includes(name))
            continue;
        const meant = NAMES.find((known) => known === name.replaceAll('_', '-').replaceAll(' ', '-'));
        const hint = meant === undefined ? `the inputs are ${NAMES.join(', ')}` : `did you mean ${meant}?`;
        problems.push(`there is no input ${JSON.stringify(name.slice(0, 60))}: ${hint}`);
    }
    const text = (name) => {
        const value = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
        return value === '' ? undefined : value;
    };
    const oneOf = (name, allowed) => {
        const value = text(name);
        if (value === undefined)
            return undefined;
        const found = allowed.find((known) => known === value);
        if (found === undefined)
            problems.push(`${name} is ${JSON.stringify(value.slice(0, 60))}; it may be ${join(allowed)}`);
        return found;
    };
    // The spellings of the YAML 1.2 core schema, as every other action reads them.
    const truth = (name) => {
        const value = text(name);
        if (value === undefined)
            return undefined;
        if (/^(true|True|TRUE)$/.test(value))
            return true;
        if (!/^(false|False|FALSE)$/.test(value)) {
            problems.push(`${name} is ${JSON.stringify(value.slice(0, 60))}; it may be true or false`);
        }
        return false;
    };
    const lines = (name, separator) => (text(name) ?? '')
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    const inputs = {
        // A comma may be part of a path; one path a line.
        paths: lines('paths', /[\r\n]+/),
        config: text('config'),
        mode: oneOf('mode', ['auto', 'compare', 'full']) ?? 'auto',
        baseRef: text('base-ref'),
        failOn: oneOf('fail-on', ['error', 'warning', 'note', 'never']),
        failOnExisting: truth('fail-on-existing'),
        failOnEmpty: truth('fail-on-empty'),
        strict: truth('strict') ?? false,
        baseline: text('baseline'),
        render: oneOf('render', ['auto', 'helm', 'kustomize', 'off']),
        annotations: oneOf('annotations', ['new', 'all', 'none']) ?? 'new',
        summary: truth('summary') ?? true,
        comment: oneOf('comment', ['never', 'on-findings', 'always']) ?? 'never',
        suggestions: truth('suggestions') ?? false,
        issue: oneOf('issue', ['never', 'audit']) ?? 'never',
        issueLabels: lines('issue-labels', /[\r\n,]+/),
        sarifFile: text('sarif-file'),
        jsonFile: text('json-file'),
        reportFile: text('report-file'),
        token: text('token'),
    };
    if (inputs.mode === 'full' && inputs.baseRef !== undefined) {
        problems.push('base-ref says what to compare with, and mode is full; leave one of them out');
    }
    if (problems.length > 0)
        throw new usage_error/* UsageError */.e(problems.join('; '));
    return inputs;
}
function join(allowed) {
    return `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/lines.js
/**
 * Lines of the checkout and lines of the pull request. The workspace of a pull request is the merge of base and head,
 * but annotations, links and review comments belong to the head: where the base changed the same file, lines have moved.
 */

/** The hunks of one file's unified diff, in order. */
function parseHunks(diff) {
    const hunks = [];
    // By line feeds only: to a regular expression's `^` a lone CR in somebody's text would begin a line as well.
    for (const line of diff.split('\n')) {
        const found = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
        if (found === null)
            continue;
        hunks.push({
            oldStart: Number(found[1]),
            oldLines: Number(found[2] ?? 1),
            newStart: Number(found[3]),
            newLines: Number(found[4] ?? 1),
        });
    }
    return hunks;
}
/** The old line that a new line was, from hunks without context; undefined for a line that the old side does not have. */
function oldLineOf(hunks, line) {
    let shift = 0;
    for (const hunk of hunks) {
        const first = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
        if (line < first)
            break;
        if (line < first + hunk.newLines)
            return undefined;
        shift += hunk.newLines - hunk.oldLines;
    }
    return line - shift;
}
/** The line is shown in a diff made of these hunks, changed or as context. */
function isInHunk(hunks, line) {
    return hunks.some((hunk) => line >= hunk.newStart && line < hunk.newStart + hunk.newLines);
}
/**
 * `base` and `head` are the two sides whose merge is checked out, both present in the clone; `head` is undefined when the
 * checkout is the head itself. Each file is compared once, when it is first asked for.
 */
function pullRequestPlaces(root, base, head, runGit) {
    const shown = new Map();
    const moved = new Map();
    const texts = new Map();
    const hunks = (known, from, path, context) => {
        let found = known.get(path);
        if (found === undefined) {
            found = diffHunks(root, from, path, context, runGit);
            known.set(path, found);
        }
        return found;
    };
    return {
        inDiff: (path, line) => isInHunk(hunks(shown, base, path, 3), line),
        headLine: (path, line) => (head === undefined ? line : oldLineOf(hunks(moved, head, path, 0), line)),
        headText: (path) => {
            if (!texts.has(path)) {
                const blob = runGit(root, ['cat-file', 'blob', `${head ?? 'HEAD'}:./${path}`]);
                texts.set(path, blob.status === 0 ? blob.stdout.toString('utf8') : undefined);
            }
            return texts.get(path);
        },
    };
}
function diffHunks(root, from, path, context, runGit) {
    const options = [
        `-U${context}`,
        '--no-color',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--diff-algorithm=myers',
        // Whatever attributes say of the file.
        '--text',
    ];
    const diff = runGit(root, ['diff-tree', '-p', '-r', ...options, from, 'HEAD', '--', path]);
    return diff.status === 0 ? parseHunks(diff.stdout.toString('utf8')) : [];
}
/** The same report with the places of the working tree reported in the head's lines. Places in the base stay. */
function atHead(report, places) {
    const files = new Map();
    const move = (at) => {
        const { file } = at;
        if (file.revision !== undefined)
            return at;
        if (!files.has(file.path)) {
            const text = places.headText(file.path);
            files.set(file.path, text === undefined || text === file.text ? undefined : { path: file.path, text });
        }
        const target = files.get(file.path);
        return target === undefined ? at : moveLocation(at, target, places);
    };
    const finding = (found) => ({
        ...found,
        at: move(found.at),
        path: found.path.map((step) => ({ ...step, at: move(step.at) })),
        ...(found.cycle === undefined ? {} : { cycle: found.cycle.map((hop) => ({ ...hop, at: move(hop.at) })) }),
        ...(found.fix === undefined ? {} : { fix: { ...found.fix, at: move(found.fix.at) } }),
    });
    return {
        ...report,
        findings: report.findings.map((finding)),
        suppressed: report.suppressed.map((finding)),
        notices: report.notices.map((notice) => ({ ...notice, at: move(notice.at) })),
        servers: report.servers.map((server) => ({ ...server, at: move(server.at) })),
    };
}
function moveLocation(at, file, places) {
    const lines = (0,text_location/* indexLines */.uD)(at.file.text);
    const target = (0,text_location/* indexLines */.uD)(file.text);
    const moveOffset = (offset) => {
        const { line, column } = (0,text_location/* positionAt */.t$)(lines, offset);
        // A line that came with the base is reported at the next line above that the head has.
        let from = line;
        let to = places.headLine(file.path, from);
        while (to === undefined && from > 1) {
            from -= 1;
            to = places.headLine(file.path, from);
        }
        const start = target[(to ?? 1) - 1] ?? file.text.length;
        const end = target[to ?? 1] ?? file.text.length + 1;
        return from === line ? Math.min(start + column - 1, end - 1) : start;
    };
    const start = moveOffset(at.span.start);
    return { file, span: { start, end: Math.max(start, moveOffset(at.span.end)) } };
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/outputs.js
/** What the runner reads back: outputs, the job summary, and a log that gives no commands. */




/** The runner drops a step's whole summary above this: ActionCommandManager, CreateStepSummaryCommand.AttachmentSizeLimit. */
const MAX_SUMMARY_BYTES = 1024 * 1024;
/** The runner cuts a message behind this many characters: ExecutionContext._maxIssueMessageLength. */
const MAX_MESSAGE = 4096;
/** A message that the runner keeps whole. */
function kept(message) {
    const lines = message.split('\n').map((line) => (0,surface/* inert */.tJ)('commands', (0,plain_text/* visible */.RK)(line, MAX_MESSAGE)));
    return (0,plain_text/* clip */.$Q)(lines.join('\n'), MAX_MESSAGE);
}
/** Text for the log that the runner must not take commands from: the scanned repository has written parts of it. */
function quotedLog(text) {
    const token = (0,external_node_crypto_.randomUUID)();
    const shown = (0,surface/* inert */.tJ)('text', text);
    return `::stop-commands::${token}\n${shown.endsWith('\n') || shown === '' ? shown : `${shown}\n`}::${token}::\n`;
}
/** False when the runner gave no file, or it cannot be written. */
function setOutputs(toolkit, env, outputs) {
    // Without the file the toolkit falls back to a command that the runner no longer takes.
    if ((env.GITHUB_OUTPUT ?? '') === '')
        return false;
    try {
        for (const [name, value] of Object.entries(outputs))
            toolkit.setOutput(name, String(value));
        return true;
    }
    catch {
        return false;
    }
}
/** Bytes that still fit in this step's summary. */
function summaryBytesLeft(env) {
    const file = env.GITHUB_STEP_SUMMARY ?? '';
    return file === '' ? 0 : Math.max(0, MAX_SUMMARY_BYTES - fileSize(file));
}
/** False when it does not fit: too much would lose the whole summary, so nothing is written. */
function appendSummary(env, markdown) {
    if (Buffer.byteLength(markdown, 'utf8') > summaryBytesLeft(env))
        return false;
    return append(env.GITHUB_STEP_SUMMARY, markdown);
}
function append(file, text) {
    if (file === undefined || file === '')
        return false;
    try {
        appendTextFile(file, text);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/run.js
/**
 * One run of the action, from its inputs to its exit code. Everything that reaches for GitHub comes after the verdict and
 * cannot change it; what could not be done is said in a notice.
 */
















/** Milliseconds. Finding the base may need the API, and so may what comes after the verdict: each has its own limit. */
const REQUEST_TIMEOUT = 15_000;
const TOTAL_TIMEOUT = 60_000;
const BACKOFF = 1_000;
const SUMMARY_BUDGET = 900_000;
/** Left in the summary for notices that come after it. */
const SUMMARY_RESERVE = 8_192;
/** Work trees that a message names. */
const MAX_NAMED = 5;
/** Answers with the exit code: 0, 1 for findings, 2 for wrong use, 3 for our fault. Never throws. */
async function runAction(env, deps) {
    try {
        return await run(env, deps);
    }
    catch (error) {
        const usageError = error instanceof usage_error/* UsageError */.e;
        const said = usageError
            ? error.lines.map((line) => (0,plain_text/* visible */.RK)(line)).join('\n')
            : String(error instanceof Error ? error.message : error);
        const message = usageError
            ? `loopgate cannot run: ${said}.`
            : `loopgate failed, and this is its own fault: ${said}`;
        if (!usageError && error instanceof Error && error.stack !== undefined)
            deps.write(quotedLog((0,surface/* messageLines */.VL)(error.stack.split('\n'))));
        const exitCode = usageError ? 2 : 3;
        setOutputs(deps.toolkit, env, { result: usageError ? 'fail' : 'incomplete', 'exit-code': exitCode });
        deps.toolkit.error(kept(message), { title: 'loopgate' });
        return exitCode;
    }
}
async function run(env, deps) {
    const inputs = readInputs(env);
    const payload = env.GITHUB_EVENT_PATH ? readTextFile(env.GITHUB_EVENT_PATH, MAX_EVENT_BYTES) : undefined;
    const facts = readEvent(env, payload, inputs.mode);
    const said = [];
    const notice = (text) => {
        said.push(text);
        deps.toolkit.notice(kept(text), { title: 'loopgate' });
    };
    for (const text of facts.notices)
        notice(text);
    const workspace = env.GITHUB_WORKSPACE || '.';
    const place = locateCheckout(workspace, inputs, notice);
    const { root } = place;
    demandPullRequest(root, facts, deps.runGit);
    const sources = { runGit: deps.runGit, env, token: inputs.token };
    const base = await findBase(root, facts, inputs.baseRef, { ...sources, api: apiFor(env, inputs) });
    if (base.kind === 'unavailable')
        notice(`No comparison was made: ${base.because}. Rules that compare were left out.`);
    if ('notices' in base)
        for (const text of base.notices)
            notice(text);
    const report = await deps.check({
        root,
        paths: place.paths,
        config: place.config,
        base,
        failOn: inputs.failOn,
        failOnExisting: inputs.failOnExisting,
        failOnEmpty: inputs.failOnEmpty,
        baseline: place.baseline,
        render: inputs.render,
        notice,
        readRemote: async (file) => {
            const api = apiFor(env, inputs);
            if (api === undefined)
                return { because: 'there is no token to read it with' };
            const answer = await api.fileAt(file);
            if (answer.ok)
                return { text: answer.value };
            // GitHub hides what one may not see behind the same status: the file is gone where its repository is seen.
            if (answer.missing !== true || !(await api.repository(file)).ok)
                return { because: answer.says };
            return { because: 'there is no such file or ref', gone: true };
        },
    });
    const exitCode = report.result === 'fail' ? 1 : inputs.strict && report.result === 'incomplete' ? 3 : 0;
    const places = placesOf(root, facts, base, report, sources);
    const shown = places === undefined ? report : atHead(report, places.places);
    const linkFor = linksTo(env, facts);
    const { reporters } = deps;
    deps.write(quotedLog(await reporters.text(report)));
    const inDiff = inDiffOf(report, shown, places?.places);
    deps.write(await reporters.annotations(shown, { which: inputs.annotations, inDiff }));
    const written = await writeFiles(workspace, inputs, report, shown, reporters, linkFor);
    const { counts } = report;
    setOutputs(deps.toolkit, env, {
        result: report.result,
        'exit-code': exitCode,
        'new-count': counts.new,
        'existing-count': counts.existing,
        'fixed-count': counts.fixed,
        'suppressed-count': counts.suppressed,
        'error-count': counts.error,
        'warning-count': counts.warning,
        'note-count': counts.note,
        'scanned-files': counts.files,
        'base-status': report.base.status,
        ...written.outputs,
    });
    if (inputs.summary)
        await writeSummary(env, shown, reporters, linkFor, notice);
    const before = said.length;
    const reported = { report, shown, places, category: categoryOf(env), linkFor };
    await publish(env, inputs, facts, reported, deps, notice);
    if (inputs.summary && said.length > before) {
        appendSummary(env, `\n${said
            .slice(before)
            .map((text) => `> ${plainMarkdown(text)}\n`)
            .join('>\n')}`);
    }
    // What a user asked for and cannot have is wrong use; the findings are reported all the same.
    for (const problem of written.problems)
        deps.toolkit.error(kept(problem), { title: 'loopgate' });
    if (exitCode === 3)
        deps.toolkit.error('The scan is incomplete: something that matters could not be read, and strict is set.', {
            title: 'loopgate',
        });
    if (exitCode === 1)
        deps.toolkit.error(kept(verdictSentence(report)), { title: 'loopgate' });
    return exitCode === 0 && written.problems.length > 0 ? 2 : exitCode;
}
/** One sentence that counts everything; it takes one of the ten error places. */
function verdictSentence(report) {
    const fresh = report.findings.filter((finding) => finding.status === 'new');
    const compared = report.base.status === 'compared';
    const what = compared ? 'new finding' : 'finding';
    const parts = [`${fresh.length} ${what}${fresh.length === 1 ? '' : 's'}${bySeverity(fresh)}`];
    if (report.counts.existing > 0)
        parts.push(`${report.counts.existing} existing`);
    if (report.counts.fixed > 0)
        parts.push(`${report.counts.fixed} fixed`);
    if (report.counts.suppressed > 0)
        parts.push(`${report.counts.suppressed} suppressed`);
    const bar = report.failOn === 'error' || report.failOn === 'never' ? 'errors' : `${report.failOn}s and worse`;
    return `loopgate found ${parts.join(', ')}; this check fails on ${bar}. The job summary tells each one.`;
}
function bySeverity(findings) {
    const severities = ['error', 'warning', 'note'];
    const parts = [];
    for (const severity of severities) {
        const count = findings.filter((finding) => finding.severity === severity).length;
        if (count > 0)
            parts.push(`${count} ${severity}${count === 1 ? '' : 's'}`);
    }
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
/**
 * What is scanned: the work tree that the workspace is, or that holds the paths, or the only one below the workspace
 * (`path:` of actions/checkout). Places must be reported from its top, or GitHub does not find them. Throws UsageError where
 * nothing was checked out, and where it is not clear which of several is meant.
 */
function locateCheckout(workspace, inputs, notice) {
    let { paths } = inputs;
    if (paths.length === 0 && !(0,scan_root/* findScanRoot */.P)(workspace, ['.']).git) {
        const below = (0,scan_root/* lookBelow */.b)(workspace);
        const [only, second] = below.tops;
        if (second !== undefined)
            throw new usage_error/* UsageError */.e(`${below.tops.slice(0, MAX_NAMED).join(', ')} are git work trees below the workspace; name one of them under \`paths\``);
        if (only !== undefined) {
            notice(`The checkout in ${only} is scanned: it is the only one below the workspace.`);
            paths = [only];
        }
        else if (!below.files)
            throw new usage_error/* UsageError */.e('the workspace is empty: add a step with actions/checkout before this one, so that there is something to scan');
    }
    const found = (0,scan_root/* findScanRoot */.P)(workspace, paths.length === 0 ? ['.'] : paths);
    const fromRoot = (path) => path === undefined ? undefined : (0,external_node_path_.relative)(found.root, (0,external_node_path_.resolve)(found.cwd, path)).split(external_node_path_.sep).join('/');
    return { root: found.root, paths: found.paths, config: fromRoot(inputs.config), baseline: fromRoot(inputs.baseline) };
}
/** pull_request_target checks out the base branch: a verdict on that says nothing of the pull request. */
function demandPullRequest(root, facts, runGit) {
    if (facts.event !== 'pull_request_target')
        return;
    const current = commitId(runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString('latin1').trim());
    if (current !== undefined && facts.prHead !== undefined) {
        if (current === facts.prHead || parentsOf(root, current, runGit).slice(1).includes(facts.prHead))
            return;
    }
    throw new usage_error/* UsageError */.e('pull_request_target has the base branch checked out and not what the pull request brings. Use `on: pull_request`: ' +
        'loopgate needs no more than contents: read');
}
function apiFor(env, inputs) {
    if (inputs.token === undefined)
        return undefined;
    // For slow proxies, and for tests that will not wait.
    const seconds = Number(env.LOOPGATE_API_TIMEOUT ?? Number.NaN);
    const requestTimeout = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : REQUEST_TIMEOUT;
    const options = {
        token: inputs.token,
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        requestTimeout,
        totalTimeout: Math.max(requestTimeout, Math.min(TOTAL_TIMEOUT, requestTimeout * 4)),
        backoff: Math.min(BACKOFF, requestTimeout / 4),
    };
    return openApi(options);
}
/** How the checkout's lines lie in the pull request; undefined where nothing was found, or nothing can be compared. */
function placesOf(root, facts, base, report, sources) {
    if (base.kind !== 'revision' || facts.prNumber === undefined || report.findings.length === 0)
        return undefined;
    const { runGit } = sources;
    if (!facts.isMerge) {
        const current = runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString('latin1').trim();
        return { places: pullRequestPlaces(root, base.revision, undefined, runGit), exact: current === facts.head };
    }
    const [, second] = parentsOf(root, 'HEAD', runGit);
    const head = second ?? facts.head;
    if (head === undefined || !fetchCommit(root, head, sources)) {
        return { places: pullRequestPlaces(root, base.revision, undefined, runGit), exact: false };
    }
    return { places: pullRequestPlaces(root, base.revision, head, runGit), exact: head === facts.head };
}
/** Asked with places of `shown`, answered from the checkout's lines: findings stand in the same order in both. */
function inDiffOf(report, shown, places) {
    if (places === undefined)
        return () => false;
    const original = new Map();
    for (const [index, finding] of shown.findings.entries()) {
        const from = report.findings[index];
        if (from !== undefined)
            original.set(finding.at, from.at);
    }
    return (at) => {
        const here = original.get(at) ?? at;
        if (here.file.revision !== undefined)
            return false;
        return places.inDiff(here.file.path, (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(here.file.text), here.span.start).line);
    };
}
function linksTo(env, facts) {
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    const repository = env.GITHUB_REPOSITORY ?? '';
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^https?:\/\/[^\s/]+$/.test(server))
        return () => undefined;
    return (path, line, revision) => {
        const commit = revision ?? facts.head ?? commitId(env.GITHUB_SHA);
        if (commit === undefined || path === '<stdin>')
            return undefined;
        const parts = path.split('/').map(encodePart);
        // `?plain=1` keeps a rendered file from swallowing the line.
        return `${server}/${repository}/blob/${commit}/${parts.join('/')}?plain=1#L${line}`;
    };
}
/** encodeURIComponent throws for half a surrogate pair, and leaves characters that end a Markdown link. */
function encodePart(part) {
    const whole = part.replace(/\p{Surrogate}/gu, '\ufffd');
    return encodeURIComponent(whole).replace(/[!'()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}
async function writeFiles(workspace, inputs, report, shown, reporters, linkFor) {
    const outputs = {};
    const problems = [];
    const write = async (output, path, make) => {
        if (path === undefined)
            return;
        try {
            writeReportFile(workspace, path, await make());
            outputs[output] = path;
        }
        catch (error) {
            if (!(error instanceof usage_error/* UsageError */.e))
                throw error;
            problems.push(`${output}: ${error.message}.`);
        }
    };
    await write('sarif-file', inputs.sarifFile, () => reporters.sarif(report));
    await write('json-file', inputs.jsonFile, () => reporters.json(report));
    await write('report-file', inputs.reportFile, () => /\.html?$/i.test(inputs.reportFile ?? '')
        ? reporters.html(shown)
        : reporters.markdown(shown, { budget: SUMMARY_BUDGET, linkFor }));
    return { outputs, problems };
}
async function writeSummary(env, shown, reporters, linkFor, notice) {
    const room = summaryBytesLeft(env) - SUMMARY_RESERVE;
    if ((env.GITHUB_STEP_SUMMARY ?? '') === '')
        return;
    const budget = Math.min(SUMMARY_BUDGET, room);
    const markdown = budget > 0 ? await reporters.markdown(shown, { budget, linkFor }) : '';
    if (markdown === '' || !appendSummary(env, markdown)) {
        notice('The job summary could not be written; the log above tells everything.');
    }
}
/** Comment, suggestions and issue: whatever needs to write. */
async function publish(env, inputs, facts, reported, { reporters, toolkit }, notice) {
    const wantsPull = facts.prNumber !== undefined && (inputs.comment !== 'never' || inputs.suggestions);
    const audits = inputs.issue === 'audit';
    if (!wantsPull && !audits)
        return;
    // On workflow_run and pull_request_target the token is the base repository's.
    if (facts.isFork && wantsPull && facts.event === 'pull_request') {
        notice('Comments and suggestions are left out: a pull request from a fork or from Dependabot gets a token that cannot write.');
        return;
    }
    if (audits && facts.mode !== 'full') {
        notice('issue: audit is left out of runs that compare; it tells the whole state, on schedule or workflow_dispatch.');
        if (!wantsPull)
            return;
    }
    const api = apiFor(env, inputs);
    if (api === undefined) {
        notice('Comments, suggestions and issues are left out: there is no token, or GITHUB_REPOSITORY is not OWNER/NAME.');
        return;
    }
    const guarded = async (what, work) => {
        try {
            await work();
        }
        catch (error) {
            notice(`The ${what} failed: ${error instanceof Error ? error.message : String(error)}. This does not change the result.`);
        }
    };
    const { prNumber } = facts;
    if (prNumber !== undefined && inputs.comment !== 'never') {
        await guarded('comment', async () => {
            const body = await reporters.comment(reported.shown, { category: reported.category, linkFor: reported.linkFor });
            const make = inputs.comment === 'always' || reported.report.findings.some((finding) => finding.status === 'new');
            const posted = await upsertComment(api, prNumber, body, make);
            if (posted.id !== undefined)
                setOutputs(toolkit, env, { 'comment-id': posted.id });
            if (posted.notice !== undefined)
                notice(posted.notice);
        });
    }
    if (prNumber !== undefined && inputs.suggestions) {
        await guarded('review', async () => {
            const { places } = reported;
            const head = facts.head;
            if (places === undefined || !places.exact || head === undefined) {
                if (reported.report.findings.some((finding) => finding.fix !== undefined)) {
                    notice("Suggestions are left out: the pull request's head is not in this clone and could not be fetched.");
                }
                return;
            }
            const failed = await postSuggestions(api, prNumber, head, suggestionRemarks(reported.report.findings, places.places));
            if (failed !== undefined)
                notice(failed);
        });
    }
    if (audits && facts.mode === 'full') {
        await guarded('audit issue', async () => {
            const { report, category, linkFor } = reported;
            const markdown = await reporters.markdown(report, { budget: MAX_AUDIT_TEXT, linkFor });
            const labels = inputs.issueLabels.length === 0 ? [AUDIT_LABEL] : inputs.issueLabels;
            const audited = await keepAuditIssue(api, { report, markdown, category, labels });
            if (audited.number !== undefined)
                setOutputs(toolkit, env, { 'issue-number': audited.number });
            if (audited.notice !== undefined)
                notice(audited.notice);
        });
    }
}
/** Two jobs that look at different paths keep two comments. Names are the workflow author's. */
function categoryOf(env) {
    const name = [env.GITHUB_WORKFLOW, env.GITHUB_JOB, env.INPUT_PATHS].map((part) => (part ?? '').replace(/[^\w./ -]+/g, ' ').trim());
    return (name
        .filter((part) => part !== '')
        .join('/')
        .replaceAll('--', '-')
        .slice(0, 120) || 'default');
}
function plainMarkdown(text) {
    return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>|&#]/g, (found) => `&#${found.charCodeAt(0)};`);
}


/***/ }),

/***/ 5827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ loadToolkit)
/* harmony export */ });
/** The runner's commands and outputs, as GitHub's own toolkit writes them. */
/** Loaded by the action alone: the command line never pays for it. */
async function loadToolkit() {
    const { notice, error, setOutput } = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421));
    return { notice, error, setOutput };
}


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w6: () => (/* binding */ printCommands)
/* harmony export */ });
/* unused harmony exports printText, printMessages */
/* harmony import */ var _report_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6881);
/** The only file that writes to standard output and standard error; commands of GitHub's toolkit apart (`github/toolkit.ts`). */

/** A report, a picture, a list: what its reporter made of it, and nothing that a runner takes for a command. */
function printText(text) {
    process.stdout.write(inert('text', text));
}
/** Lines of our own that the runner is to take for commands: what annotations are. */
function printCommands(text) {
    process.stdout.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)('commands', text));
}
/** Messages to standard error, a line each. */
function printMessages(...lines) {
    process.stderr.write(messageLines(lines));
}


/***/ }),

/***/ 7306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ leadsIntoGit)
/* harmony export */ });
/** git's own folder, by every name under which some file system opens it: nothing in it is content of the repository. */
/** Characters that HFS+ does not see in a name (git's utf8.c, next_hfs_char). */
const UNSEEN_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** One part of a path. `.GIT`, `.git. .`, `.git::$INDEX_ALLOCATION` and `GIT~1` open the folder too (git's path.c, is_ntfs_dotgit). */
function isGitFolder(part) {
    const seen = part.replace(UNSEEN_BY_HFS, '').split(':', 1)[0] ?? '';
    const name = seen.replace(/[. ]+$/, '').toLowerCase();
    return name === '.git' || /^git~[0-9]+$/.test(name);
}
/** Whether a path leads through git's folder, or names it, or the file that stands for it in a submodule. */
function leadsIntoGit(path) {
    return /git/i.test(path.replace(UNSEEN_BY_HFS, '')) && path.split(/[\\/]/).some(isGitFolder);
}


/***/ }),

/***/ 8450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ baseFiles),
/* harmony export */   nT: () => (/* binding */ touchedSince),
/* harmony export */   xh: () => (/* binding */ openGitTree)
/* harmony export */ });
/* unused harmony export isNoText */
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7795);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4105);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2493);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2487);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9517);
/* harmony import */ var _working_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4116);






const MAX_LINK_HOPS = 40;
/** Linux has no longer path (path_resolution(7)). */
const MAX_LINK_TARGET = 4096;
/**
 * Opens a revision of the work tree whose top level is `root`. Throws UsageError for a revision that does not exist, and
 * for patterns that are too complex. A path that the revision does not have is simply not there: it may be new.
 */
function openGitTree(root, revision, options) {
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRevision */ .eZ)(root, revision);
    if (commit === undefined)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`the revision ${revision} does not exist in this repository`);
    const listing = listingOf(root, commit);
    if (listing === undefined)
        return notListed(commit);
    const { byPath } = listing;
    const paths = [...wantedPaths(byPath, options)].sort(_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .comparePaths */ .cD);
    const named = new Set(options.paths.map(_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb));
    const notices = [];
    const { targets } = readLinks(root, commit, paths, byPath);
    for (const [path, target] of targets) {
        if (target === 'outside' && (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissed */ .OS)(path))
            notices.push((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .noticeAbout */ .wC)(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
    }
    const blobs = paths.flatMap((path) => {
        const blob = targets.get(path) ?? byPath.get(path);
        return blob === undefined || blob === 'outside' || blob.link ? [] : [{ path, blob }];
    });
    return {
        label: `revision ${commit}`,
        revision: commit,
        files: () => {
            const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, blobs.map(({ blob }) => blob.id));
            return blobs.map(({ path, blob }) => {
                const content = contents.get(blob.id) ?? { unreadable: 'it was not read' };
                return { path, ...(named.has(path) ? { named: true } : {}), read: () => content };
            });
        },
        read: (path) => {
            const entry = byPath.get(path);
            if (entry === undefined)
                return undefined;
            const target = entry.link ? readLinks(root, commit, [path], byPath).targets.get(path) : entry;
            if (target === undefined || target === 'outside')
                return undefined;
            const content = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [target.id]).get(target.id);
            return Buffer.isBuffer(content) ? content : undefined;
        },
        notices,
    };
}
function notListed(commit) {
    return { because: `the folders of commit ${commit.slice(0, 12)} are not in this clone, or damaged` };
}
/**
 * Undefined when the revision does not exist. Cost: two git listings, the old blobs, and a look at every file that is
 * scanned. `always`: paths that are compared whatever the options leave out, such as the policy's own files.
 */
function baseFiles(root, base, options, always = []) {
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRevision */ .eZ)(root, base);
    if (commit === undefined)
        return undefined;
    const short = commit.slice(0, 12);
    const listing = listingOf(root, commit);
    if (listing === undefined)
        return notListed(commit);
    const { byPath } = listing;
    const wanted = wantedPaths(byPath, options);
    const changed = changedSince(root, listing, options, always);
    const paths = [...changed].filter((path) => byPath.has(path)).sort(_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .comparePaths */ .cD);
    const links = readLinks(root, commit, paths, byPath);
    if (links.missing !== undefined)
        return { because: `${links.missing} of commit ${short} is not in this clone, or damaged` };
    const blobs = new Map();
    for (const path of paths) {
        const blob = links.targets.get(path) ?? byPath.get(path);
        if (blob !== undefined && blob !== 'outside' && !blob.link)
            blobs.set(path, blob);
    }
    const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [...blobs.values()].map(({ id }) => id));
    const old = new Map();
    for (const [path, blob] of blobs) {
        const content = contents.get(blob.id);
        if (Buffer.isBuffer(content))
            old.set(path, content);
        else if (content?.missing === true && !isNoText(path))
            return { because: `${path} of commit ${short} is not in this clone, or damaged` };
    }
    return {
        commit,
        changed,
        old,
        read: (path) => {
            const entry = byPath.get(path);
            const target = entry?.link === true ? readLinks(root, commit, [path], byPath).targets.get(path) : entry;
            if (target === undefined || target === 'outside')
                return undefined;
            const content = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [target.id]).get(target.id);
            return Buffer.isBuffer(content) ? content : undefined;
        },
        leftOutBelow: (directory) => {
            const prefix = directory === '' ? '' : `${directory}/`;
            return [...byPath.keys()].filter((path) => path.startsWith(prefix) && !wanted.has(path)).sort(_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .comparePaths */ .cD);
        },
    };
}
/** What has no text by its name: that a partial clone lacks it changes no verdict. */
function isNoText(path) {
    return /\.(?:png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|t?gz|jar|so|exe|mp4)$/i.test(path);
}
/** Too many is harmless, and costs a read: line ends that git would convert, for one. */
function changedSince(root, { commit, byPath }, options, always) {
    const wanted = wantedPaths(byPath, options);
    const here = (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listWorkingTree */ .sJ)(root, options);
    const compared = new Set([...wanted, ...always, ...here.filter((path) => byPath.has(path))]);
    const now = (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .workingTreeIds */ .Ui)(root, compared, commit);
    const skipped = skippedEntries(root);
    const changed = new Set(here.filter((path) => !byPath.has(path)));
    for (const path of compared) {
        const entry = byPath.get(path);
        if (entry?.link === true || (now.get(path) ?? skipped.get(path)) !== entry?.id)
            changed.add(path);
    }
    return changed;
}
function listingOf(root, commit) {
    const entries = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .listRevision */ .QZ)(root, commit);
    return entries === undefined ? undefined : { commit, byPath: new Map(entries.map((entry) => [entry.path, entry])) };
}
/** Everything in which the working tree differs from a revision, untracked files included; undefined when git cannot tell. */
function touchedSince(root, revision) {
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRevision */ .eZ)(root, revision);
    const listing = commit === undefined ? undefined : listingOf(root, commit);
    if (listing === undefined)
        return undefined;
    return changedSince(root, listing, { include: [], exclude: [], paths: [] }, [...listing.byPath.keys()]);
}
/** Files that a sparse checkout leaves out: they are as the index has them. */
function skippedEntries(root) {
    const skipped = new Map();
    // `TAG SP MODE SP ID SP STAGE TAB PATH`: git-ls-files(1) -t.
    for (const line of (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(root, ['ls-files', '-z', '-t', '--stage']).stdout)) {
        if (!line.startsWith('S '))
            continue;
        const id = line.split(' ', 3)[2];
        if (id !== undefined)
            skipped.set(line.slice(line.indexOf('\t') + 1), id);
    }
    return skipped;
}
function wantedPaths(byPath, options) {
    const given = (options.paths.length === 0 ? [''] : options.paths).map(_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb);
    const named = given.filter((path) => byPath.has(path));
    const directories = given.filter((path) => !byPath.has(path));
    const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .select */ .Lt)(options, directories, named);
    const wanted = new Set(named);
    for (const directory of directories) {
        const prefix = directory === '' ? '' : `${directory}/`;
        for (const path of byPath.keys())
            if (path.startsWith(prefix) && selection.wants(path, directory))
                wanted.add(path);
    }
    return wanted;
}
/** Where links lead inside the revision. */
function readLinks(root, commit, paths, byPath) {
    const targets = new Map();
    let missing;
    let open = new Map();
    for (const path of paths)
        if (byPath.get(path)?.link === true)
            open.set(path, path);
    for (let hop = 0; hop < MAX_LINK_HOPS && open.size > 0; hop += 1) {
        const ids = [...open.values()].flatMap((at) => byPath.get(at)?.id ?? []);
        const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, ids);
        const next = new Map();
        for (const [path, at] of open) {
            const content = contents.get(byPath.get(at)?.id ?? '');
            if (!Buffer.isBuffer(content)) {
                missing ??= path;
                continue;
            }
            if (content.length > MAX_LINK_TARGET)
                continue;
            const inside = linkTarget(at, content.toString('utf8'));
            const entry = inside === undefined ? undefined : byPath.get(inside);
            if (inside === undefined)
                targets.set(path, 'outside');
            else if (entry?.link === true)
                next.set(path, inside);
            else if (entry !== undefined)
                targets.set(path, entry);
        }
        open = next;
    }
    return { targets, missing };
}
/** Undefined for a target out of the tree. */
function linkTarget(at, target) {
    const folder = at.slice(0, at.lastIndexOf('/') + 1);
    try {
        return (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb)(target.startsWith('/') ? target : `${folder}${target}`);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   eZ: () => (/* binding */ resolveRevision),
/* harmony export */   lA: () => (/* binding */ userExcludes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2891);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4745);
/**
 * The git process, and the only place that starts it. The repository is hostile: nothing in it, and no setting of the
 * repository, the user or the environment, chooses a program that runs.
 */




/** Enough for the listing of a repository with a million files. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
/**
 * git-config(1). On the command line, where they count for more than any file or variable. What git before 2.38 does not
 * know it passes over; none of them relies on such a setting alone.
 */
const SETTINGS = [
    // Container jobs see a checkout that belongs to another user.
    'safe.directory=*',
    'safe.bareRepository=explicit',
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.attributesFile=/dev/null',
    'core.pager=cat',
    'core.editor=false',
    'sequence.editor=false',
    'core.askPass=',
    'core.sshCommand=false',
    'core.gitProxy=',
    // Run by a shell, with the alternate's path behind it: `:` does nothing.
    'core.alternateRefsCommand=:',
    'credential.helper=',
    'diff.external=',
    'gpg.program=false',
    'log.showSignature=false',
    'uploadpack.packObjectsHook=',
    'maintenance.auto=false',
    'gc.auto=0',
    'fetch.writeCommitGraph=false',
    'fetch.recurseSubmodules=false',
    'submodule.recurse=false',
    'core.quotePath=false',
];
/**
 * Runs git at the top level of a work tree and waits for it. Never throws for what git says. In a folder that is no top
 * level git is not started at all: it would look for a repository of its own.
 */
function runGit(root, args, options = {}) {
    const tree = workTreeAt(root);
    if (tree === undefined)
        return notStarted(`${root} is not the top level of a git work tree`);
    const program = (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .Kp)('git', process.env['PATH'], tree.top);
    if (program === undefined)
        return { ...notStarted('git is not installed'), absent: true };
    const fetches = options.fetches === true;
    const own = [
        '--no-pager',
        '--no-optional-locks',
        '--literal-pathspecs',
        '--no-replace-objects',
        `--git-dir=${tree.gitDir}`,
        `--work-tree=${tree.top}`,
        ...[...SETTINGS, `protocol.allow=${fetches ? 'user' : 'never'}`].flatMap((setting) => ['-c', setting]),
    ];
    const result = (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .startProgram */ .Xd)(program, [...own, ...args], {
        cwd: tree.top,
        input: options.input ?? '',
        env: { ...environment(tree.top, fetches, fetches || options.userSettings === true), ...options.env },
        maxBuffer: options.maxOutputBytes ?? MAX_OUTPUT_BYTES,
        windowsHide: true,
        ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
    });
    const started = result.error === undefined;
    return {
        status: started ? (result.status ?? -1) : -1,
        stdout: result.stdout ?? Buffer.alloc(0),
        stderr: started ? String(result.stderr ?? '') : String(result.error?.message),
    };
}
/** Undefined where `root` is not itself a top level: git answers for all of a work tree or not at all. */
function workTreeAt(root) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
        const tree = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(real);
        return tree?.top === real ? tree : undefined;
    }
    catch {
        return undefined;
    }
}
function notStarted(because) {
    return { status: -1, stdout: Buffer.alloc(0), stderr: because };
}
/** git(1), Environment variables. */
function environment(top, fetches, userSettings) {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        // GIT_DIR, GIT_INDEX_FILE, GIT_EXTERNAL_DIFF, GIT_SSH_COMMAND, GIT_EXEC_PATH, ...: none is for us.
        if (value === undefined || /^(?:GIT_|SSH_ASKPASS|PAGER$|EDITOR$|VISUAL$)/i.test(name))
            continue;
        env[name] = value;
    }
    // Settings may stand in the environment too; those of the command line count for more.
    if (userSettings) {
        for (const [name, value] of Object.entries(process.env))
            if (value !== undefined && /^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|GLOBAL|SYSTEM|NOSYSTEM)$/.test(name))
                env[name] = value;
    }
    else {
        env['GIT_CONFIG_GLOBAL'] = '/dev/null';
        env['GIT_CONFIG_NOSYSTEM'] = '1';
    }
    return {
        ...env,
        PATH: (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .searchPath */ .oe)(process.env['PATH'], top).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        // Counts for more than any protocol.*.allow, and ends what git before 2.45 would fetch on its own.
        GIT_ALLOW_PROTOCOL: fetches ? 'https:http:file' : 'none',
    };
}
/** Arguments for a listing with `--exclude-standard`: the list of ignored files that the user's own settings name. */
function userExcludes(root) {
    const asked = runGit(root, ['config', '--type=path', '--get', 'core.excludesFile'], { userSettings: true });
    const path = asked.status === 0 ? asked.stdout.toString('utf8').replace(/\n$/, '') : '';
    return path === '' ? [] : ['-c', `core.excludesFile=${path}`];
}
/** NUL separated output as strings; a name that is not UTF-8 keeps replacement characters. */
function splitNul(output) {
    const parts = output.toString('utf8').split('\0');
    if (parts.at(-1) === '')
        parts.pop();
    return parts;
}
/**
 * The full commit id of a revision, or undefined when there is none by that name. The name may come from a flag or an
 * event: `--end-of-options` keeps it from being an option (git-rev-parse(1)).
 */
function resolveRevision(root, revision) {
    if (revision === '' || revision.includes('\0'))
        return undefined;
    const result = runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const id = result.stdout.toString('latin1').trim();
    return result.status === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}


/***/ }),

/***/ 2493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ listRevision),
/* harmony export */   b4: () => (/* binding */ readBlobs),
/* harmony export */   th: () => (/* binding */ isPartialClone),
/* harmony export */   vF: () => (/* binding */ startBlobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4105);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9517);
/** Objects of a repository, read from its store: no checkout, no filter, nothing fetched. What is not there is reported apart. */



/** As much as one `git cat-file --batch` is asked for at once. */
const BATCH_BYTES = 64 * 1024 * 1024;
/** Every file of a commit; undefined where the commit or one of its trees is not in this clone, or damaged. */
function listRevision(root, commit) {
    const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(root, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    if (listed.status !== 0)
        return undefined;
    const entries = [];
    for (const line of (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(listed.stdout)) {
        // `MODE SP TYPE SP ID TAB PATH`: git-ls-tree(1).
        const tab = line.indexOf('\t');
        const [mode, type, id] = line.slice(0, tab).split(' ');
        if (type === 'blob' && id !== undefined)
            entries.push({ path: line.slice(tab + 1), id, link: mode === '120000' });
    }
    return entries;
}
/** A name for bytes as git gives it; ids of SHA-256 repositories have 64 digits. */
function startBlobId(size, like) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);
}
/** The contents of blobs of `commit`, by id. Each is checked against its id: damaged is missing. */
function readBlobs(root, commit, wanted) {
    const contents = new Map();
    const missing = { unreadable: 'its content is not in this clone, or damaged', missing: true };
    const large = {
        unreadable: `it has more than ${_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FILE_BYTES */ .gZ / 1024 / 1024} MiB`,
        missing: false,
        bound: true,
    };
    const absent = missingObjects(root, commit);
    const asked = [];
    for (const id of new Set(wanted)) {
        contents.set(id, missing);
        if (!absent.has(id))
            asked.push(id);
    }
    let batch = [];
    let bytes = 0;
    const flush = () => {
        for (const [id, content] of readBatch(root, batch))
            contents.set(id, content);
        batch = [];
        bytes = 0;
    };
    for (const { id, size } of sizesOf(root, asked)) {
        if (size > _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FILE_BYTES */ .gZ) {
            contents.set(id, large);
            continue;
        }
        if (bytes > 0 && bytes + size > BATCH_BYTES)
            flush();
        batch.push({ id, size });
        bytes += size;
    }
    flush();
    return contents;
}
/**
 * What a partial clone lacks of a commit. Asked for one by one each missing object would start a fetch in git before 2.45,
 * which is refused, but takes its time.
 */
function missingObjects(root, commit) {
    if (!isPartialClone(root))
        return new Set();
    // Missing objects are printed with a question mark: git-rev-list(1) --missing=print.
    const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(root, ['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
    const missing = new Set();
    for (const line of listed.stdout.toString('latin1').split('\n'))
        if (line.startsWith('?'))
            missing.add(line.slice(1));
    return missing;
}
function isPartialClone(root) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(root, ['config', '--get-regexp', '^(remote\\..*\\.promisor|extensions\\.partialclone)$']).status === 0;
}
function sizesOf(root, ids) {
    if (ids.length === 0)
        return [];
    const checked = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(root, ['cat-file', '--batch-check'], { input: `${ids.join('\n')}\n` });
    // `ID SP TYPE SP SIZE`, or `ID SP missing`: git-cat-file(1).
    return checked.stdout
        .toString('latin1')
        .split('\n')
        .flatMap((line) => {
        const [id, type, size] = line.split(' ');
        return id !== undefined && type === 'blob' ? [{ id, size: Number(size) }] : [];
    });
}
/** One process. What git cannot read ends it, and what comes after that is left out. */
function readBatch(root, blobs) {
    const contents = new Map();
    if (blobs.length === 0)
        return contents;
    const output = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(root, ['cat-file', '--batch'], {
        input: `${blobs.map(({ id }) => id).join('\n')}\n`,
        maxOutputBytes: blobs.reduce((sum, { size }) => sum + size + 128, 1024 * 1024),
    }).stdout;
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(10, at);
        if (end === -1)
            break;
        const [id, type, size] = output.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (id === undefined || type !== 'blob')
            continue;
        const content = output.subarray(at, at + Number(size));
        if (startBlobId(content.length, id).update(content).digest('hex') === id)
            contents.set(id, content);
        at += Number(size) + 1;
    }
    return contents;
}


/***/ }),

/***/ 2891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Kp: () => (/* binding */ findProgram),
  oe: () => (/* binding */ searchPath),
  Xd: () => (/* binding */ startProgram)
});

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./.cache/build/read/tree/work-tree.js
var work_tree = __nccwpck_require__(4745);
;// CONCATENATED MODULE: ./.cache/build/read/tree/process.js
/** The one place that starts a process: git and the template engines, never what the scanned tree names or brings along. */




/** Without a shell, and with no variable but those of `options.env`. */
function startProgram(program, args, options) {
    return (0,external_node_child_process_namespaceObject.spawnSync)(program, args, { ...options, shell: false });
}
/** The folders of `path`, a list as in PATH, that are absolute and lie outside the tree that is scanned. */
function searchPath(path, root) {
    return (path ?? '').split(external_node_path_.delimiter).filter((folder) => {
        if (!(0,external_node_path_.isAbsolute)(folder))
            return false;
        try {
            return !(0,work_tree/* isBelow */.Y)(folder, root) && !(0,work_tree/* isBelow */.Y)(external_node_fs_.realpathSync.native(folder), root);
        }
        catch {
            return false;
        }
    });
}
/** The program of that name in `path`; never one inside `root`, also not by a link. */
function findProgram(name, path, root) {
    for (const folder of searchPath(path, root)) {
        const file = (0,external_node_path_.join)(folder, process.platform === 'win32' ? `${name}.exe` : name);
        try {
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
            const real = external_node_fs_.realpathSync.native(file);
            if ((0,external_node_fs_.statSync)(real).isFile() && !(0,work_tree/* isBelow */.Y)(real, root))
                return file;
        }
        catch {
            // Not there, or not ours to start.
        }
    }
    return undefined;
}


/***/ }),

/***/ 6705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findScanRoot),
/* harmony export */   b: () => (/* binding */ lookBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7795);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4745);
/** One root: the top level of the work tree that holds the paths of a scan. A path only selects what is read below it. */




/** Follows as many links as Linux does (path_resolution(7)). */
const MAX_LINK_HOPS = 40;
/** Folders that are looked into for a checkout, and how deep. */
const MAX_FOLDERS = 2000;
const MAX_DEPTH = 3;
/** Throws UsageError for paths that do not exist, lie in two work trees, or outside of the one. */
function findScanRoot(cwd, given) {
    const here = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(cwd);
    const places = given.map((path) => ({ path, ...placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, path), path) }));
    const first = places[0];
    const tops = new Set(places.map(({ top }) => top));
    if (tops.size > 1) {
        const other = places.find(({ top }) => top !== first?.top);
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(first?.top === undefined || other?.top === undefined
            ? `${(first?.top === undefined ? first : other)?.path} lies outside of the git work tree ${first?.top ?? other?.top}, which holds the other paths`
            : `${first.path} and ${other.path} lie in two git work trees, ${first.top} and ${other.top}; scan them one by one`);
    }
    const root = first?.top ?? plainRoot(here, places);
    const paths = places.map(({ at }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, at).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
    const folders = places.map(({ at, folder }) => (folder ? at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)));
    return {
        root,
        paths: paths.includes('') ? [] : paths,
        common: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folders.reduce(commonFolder, folders[0] ?? root))
            .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
            .join('/'),
        git: first?.top !== undefined,
        cwd: here,
    };
}
/** Without git the working directory is the root; a single folder elsewhere is its own. */
function plainRoot(here, places) {
    const outside = places.find(({ at }) => !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(at, here));
    if (outside === undefined)
        return here;
    const around = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(here);
    if (around !== undefined)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${outside.path} lies outside of the git work tree ${around.top}; change to its folder first`);
    if (places.length === 1)
        return outside.folder ? outside.at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(outside.at);
    throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${outside.path} lies outside the directory that is scanned`);
}
/**
 * Part by part from the file system's root: a link of a work tree is followed only inside it, as whoever committed it must
 * not choose what is scanned.
 */
function placeOf(path, given) {
    let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
    let hops = 0;
    const left = path.slice(at.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).reverse();
    for (let part = left.pop(); part !== undefined; part = left.pop()) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);
            continue;
        }
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
        const stat = statOf(next, given);
        if (!stat.isSymbolicLink()) {
            at = next;
            continue;
        }
        const top = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(at)?.top;
        const real = realOf(next, given);
        if (top !== undefined && !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(real, top))
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${given} is a link out of the directory that is scanned`);
        hops += 1;
        if (hops > MAX_LINK_HOPS)
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${given} does not exist`);
        // A file or folder of the tree keeps the name under which the tree holds it.
        if (top !== undefined && left.length === 0) {
            at = next;
            break;
        }
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
        left.push(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).reverse());
    }
    const stat = statOf(at, given);
    const folder = stat.isDirectory() || (stat.isSymbolicLink() && statOf(realOf(at, given), given).isDirectory());
    return { at, folder, top: (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(stat.isDirectory() ? at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))?.top };
}
function statOf(path, given) {
    let stat;
    try {
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        // A part of the path is a file, or not ours to enter.
    }
    if (stat === undefined)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`the path ${JSON.stringify(given)} does not exist`);
    return stat;
}
function realOf(path, given) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`the path ${JSON.stringify(given)} does not exist`);
    }
}
function commonFolder(a, b) {
    let folder = a;
    while (!(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(b, folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return folder;
}
/** Top levels of work trees below a folder that is none itself, and whether it holds any file at all. */
function lookBelow(workspace) {
    const start = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
    const tops = [];
    let files = false;
    let open = [start];
    let looked = 0;
    for (let depth = 0; depth <= MAX_DEPTH && open.length > 0; depth += 1) {
        const next = [];
        for (const folder of open) {
            looked += 1;
            if (looked > MAX_FOLDERS)
                return { tops, files };
            if (folder !== start && (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(folder)?.top === folder) {
                tops.push(folder);
                continue;
            }
            for (const entry of entriesOf(folder)) {
                if (entry.isDirectory())
                    next.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
                else
                    files = true;
            }
        }
        open = next;
    }
    return { tops: tops.map((top) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(start, top).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')).sort(), files };
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 2487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  G$: () => (/* binding */ isSkippedDirectory),
  qb: () => (/* binding */ normalisePath),
  Lt: () => (/* binding */ selection_select)
});

;// CONCATENATED MODULE: external "node:path/posix"
const posix_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");
// EXTERNAL MODULE: ./.cache/build/core/text/globs.js
var text_globs = __nccwpck_require__(1868);
// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __nccwpck_require__(7795);
;// CONCATENATED MODULE: ./.cache/build/read/tree/selection.js
/** Which paths of a tree are scanned. */



/** Directories that hold other people's files, or none that a cluster gets. */
const SKIPPED_DIRECTORIES = new Set(['.git', 'node_modules', 'vendor', 'testdata']);
const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
/** Never entered, wherever the listing starts below it. */
function isSkippedDirectory(name) {
    return SKIPPED_DIRECTORIES.has(name);
}
/** Throws UsageError for a glob that is too complex. */
function selection_select(options, directories, named) {
    const included = options.include.length === 0 ? () => true : anyOf(options.include);
    const excluded = anyOf(options.exclude);
    const refuses = (path, directory) => {
        if (MARKDOWN.test(path))
            return 'Markdown is never read.';
        // A directory that the user names is meant, also when it is called `testdata` or lies in one.
        const rest = directory === '' ? path : path.slice(directory.length + 1);
        for (let start = 0, end = rest.indexOf('/'); end !== -1; start = end + 1, end = rest.indexOf('/', start)) {
            const name = rest.slice(start, end);
            if (SKIPPED_DIRECTORIES.has(name))
                return `Nothing below a directory called ${name} is read.`;
        }
        if (!included(path))
            return 'None of the configuration’s `paths.include` names it.';
        return excluded(path) ? 'The configuration’s `paths.exclude` names it.' : undefined;
    };
    return { directories, named, wants: (path, directory) => refuses(path, directory) === undefined, refuses };
}
function anyOf(globs) {
    const matchers = globs.map((glob) => {
        const matches = (0,text_globs/* compileGlob */.S)(glob);
        if (typeof matches === 'function')
            return matches;
        throw new usage_error/* UsageError */.e(`the pattern ${JSON.stringify(glob.slice(0, 80))} ${matches.refused}`);
    });
    return (path) => matchers.some((matches) => matches(path));
}
/** `./a//b/` as `a/b`, the root as `''`. Throws UsageError for a path that leaves the root. */
function normalisePath(path) {
    const clean = (0,posix_namespaceObject.join)(path.split('\\').length > 1 && process.platform === 'win32' ? path.split('\\').join('/') : path);
    if ((0,posix_namespaceObject.isAbsolute)(clean) || clean === '..' || clean.startsWith('../')) {
        throw new usage_error/* UsageError */.e(`${path} lies outside the directory that is scanned`);
    }
    const trimmed = clean.endsWith('/') ? clean.slice(0, -1) : clean;
    return trimmed === '.' ? '' : trimmed;
}


/***/ }),

/***/ 9517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   wC: () => (/* binding */ noticeAbout)
/* harmony export */ });
/* unused harmony export openStream */
/** Larger files are not read at all. A rendered stream of a large platform has about 50 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isUnreadable(content) {
    return !Buffer.isBuffer(content);
}
const CONFIGURATION = /\.(?:ya?ml|json)$|(?:corefile|resolv|dns|unbound|kube|kustomization)/i;
/** Whether a file that cannot be read may be missed: a name under which DNS configuration or manifests are kept. */
function isMissed(path) {
    return CONFIGURATION.test(path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1));
}
/** A tree of one file, from standard input. */
function openStream(bytes) {
    const path = '<stdin>';
    return {
        label: path,
        files: () => [{ path, size: bytes.length, read: () => bytes }],
        read: () => undefined,
        notices: [],
    };
}
/** A remark about a file that was not opened: its place is the file's first character. */
function noticeAbout(path, kind, message) {
    const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
    return kind === 'unreadable' ? { kind, message, at, unread: 'bytes' } : { kind, message, at };
}
/** Code unit order, never a locale's. */
function comparePaths(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 4745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   v: () => (/* binding */ findWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7795);
/**
 * Where a git work tree begins, found without asking git: git itself takes any folder with the right names in it for a
 * repository, and a pull request can commit such a folder. What it cannot commit is an entry called `.git`.
 */



/** A gitfile is one line with a path (gitrepository-layout(5)). */
const MAX_GITFILE_BYTES = 8192;
/**
 * The work tree that holds `directory`, a path without links: the nearest folder going up with a `.git` entry decides.
 * Undefined where there is none. Throws UsageError where that entry leads into files of a work tree.
 */
function findWorkTree(directory) {
    for (let top = directory;; top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)) {
        const gitDir = gitDirOf(top);
        if (gitDir !== undefined) {
            if (isAmongFiles(gitDir, top))
                throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')} leads to a folder among the files of a work tree; git is not started there`);
            return { top, gitDir };
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) === top)
            return undefined;
    }
}
/** Whether `path` is `folder` or lies below it; both absolute. */
function isBelow(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
/** The repository of the `.git` entry in this very folder; an entry that is none is passed over, as git does. */
function gitDirOf(top) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(entry, { throwIfNoEntry: false });
        if (stat === undefined)
            return undefined;
        const target = stat.isFile() ? gitfileTarget(entry, stat.size) : entry;
        if (target === undefined)
            return undefined;
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, target));
        return isRepository(real) ? real : undefined;
    }
    catch {
        return undefined;
    }
}
function gitfileTarget(entry, size) {
    if (size > MAX_GITFILE_BYTES)
        return undefined;
    return /^gitdir: ([^\0]+?)[\r\n]*$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(entry, 'utf8'))?.[1];
}
/** setup.c is_git_directory: HEAD, and objects and refs in it or in its `commondir`. */
function isRepository(gitDir) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), { throwIfNoEntry: false }) === undefined)
        return false;
    const common = commonDirOf(gitDir);
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'refs')].every((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true);
}
function commonDirOf(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir');
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (stat?.isFile() !== true || stat.size > MAX_GITFILE_BYTES)
        return gitDir;
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').replace(/[\r\n]+$/, '');
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, path));
}
/**
 * Whether a repository lies where a commit could have put it: in the tree `top` it is said to belong to, or in another
 * one around it. Below a folder called `.git` nothing can be committed: there lie those of linked work trees and submodules.
 */
function isAmongFiles(gitDir, top) {
    const common = commonDirOf(gitDir);
    const places = common === gitDir ? [gitDir] : [gitDir, common];
    return places.some((place) => {
        if (place.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'))
            return false;
        if (isBelow(place, top))
            return true;
        for (let around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place);; around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(around)) {
            const other = gitDirOf(around);
            // `project/.git` names `project/.bare`, whose linked work trees lie beside it.
            if (other !== undefined)
                return commonDirOf(other) !== common;
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(around) === around)
                return false;
        }
    });
}


/***/ }),

/***/ 4116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  sJ: () => (/* binding */ listWorkingTree),
  cE: () => (/* binding */ openReader),
  AJ: () => (/* binding */ openWorkingTree),
  l1: () => (/* binding */ readNamedByRepository),
  _4: () => (/* binding */ readNamedByUser),
  Ui: () => (/* binding */ workingTreeIds)
});

// UNUSED EXPORTS: listLeftOut, readBelow

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __nccwpck_require__(298);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __nccwpck_require__(1067);
// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __nccwpck_require__(7795);
// EXTERNAL MODULE: ./.cache/build/read/tree/git.js
var git = __nccwpck_require__(4105);
// EXTERNAL MODULE: ./.cache/build/read/tree/tree.js
var tree = __nccwpck_require__(9517);
;// CONCATENATED MODULE: ./.cache/build/read/tree/encodings.js
/** Encodings that `.gitattributes` gives to files of the working tree; git holds them as UTF-8 (gitattributes(5)). */


const ATTRIBUTE = 'working-tree-encoding';
/**
 * By path, as git itself finds them; empty where no file of attributes speaks of encodings, which costs nothing.
 * `read` gives a listed file.
 */
function encodingsOf(root, paths, read) {
    const found = new Map();
    const stated = paths.some((path) => /(?:^|\/)\.gitattributes$/.test(path) && read(path)?.includes(ATTRIBUTE) === true);
    if (!stated)
        return found;
    const asked = (0,git/* runGit */.EO)(root, ['check-attr', '-z', '--stdin', ATTRIBUTE], { input: `${paths.join('\0')}\0` });
    const fields = (0,git/* splitNul */.K5)(asked.stdout);
    for (let i = 0; i + 2 < fields.length; i += 3) {
        const value = fields[i + 2] ?? '';
        if (!/^(?:unspecified|unset|set)?$/.test(value))
            found.set(fields[i] ?? '', value);
    }
    return found;
}
/** The bytes as UTF-8, as git would hold them; why not where the encoding is none that is known here. */
function recoded(bytes, encoding) {
    if (encoding === undefined || (0,tree/* isUnreadable */.GZ)(bytes))
        return bytes;
    const text = decodedAs(bytes, encoding.toLowerCase());
    return text === undefined
        ? {
            unreadable: `its ${ATTRIBUTE} in .gitattributes is none that is known here, or its bytes are not of it`,
            // Whoever may name an encoding may name one that hides: as with a size, it fails a comparison.
            bound: true,
        }
        : Buffer.from(text, 'utf8');
}
function decodedAs(bytes, encoding) {
    const wide = /^utf-?(16|32)(le|be)?(-bom)?$/.exec(encoding);
    if (wide === null)
        return decodedByLabel(bytes, encoding);
    const width = wide[1] === '16' ? 2 : 4;
    if (bytes.length % width !== 0)
        return undefined;
    const little = wide[2] === undefined ? bytes[0] === 0xff : wide[2] === 'le';
    if (width === 2)
        return (little ? bytes : Buffer.from(bytes).swap16()).toString('utf16le').replace(/^\uFEFF/, '');
    const codes = [];
    for (let at = 0; at < bytes.length; at += 4) {
        const code = little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
        if (code > 0x10ffff)
            return undefined;
        codes.push(String.fromCodePoint(code));
    }
    return codes.join('').replace(/^\uFEFF/, '');
}
/** By the names of the Encoding Standard, which are those of iconv for what is in use. */
function decodedByLabel(bytes, encoding) {
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./.cache/build/read/tree/git-folder.js
var git_folder = __nccwpck_require__(7306);
// EXTERNAL MODULE: ./.cache/build/read/tree/objects.js
var objects = __nccwpck_require__(2493);
;// CONCATENATED MODULE: ./.cache/build/read/tree/open-file.js

/**
 * The bytes of the file at an absolute path without links. A link in its place or on the way to it is refused, also one
 * that was put there since the path was worked out; a pipe is not waited for, a device not read.
 */
function readPlainFile(at, maxBytes) {
    return withPlainFile(at, (handle, size) => {
        if (size > maxBytes)
            return { unreadable: `it has more than ${sizeText(maxBytes)}`, bound: true };
        return readAll(handle, size);
    });
}
/** What `start` makes of all bytes of such a file, of any size, a piece at a time; undefined where it cannot be read. */
function digestPlainFile(at, piece, start) {
    const digest = withPlainFile(at, (handle, size) => {
        const hash = start(size);
        for (let got = (0,external_node_fs_.readSync)(handle, piece); got > 0; got = (0,external_node_fs_.readSync)(handle, piece))
            hash.update(piece.subarray(0, got));
        return hash.digest('hex');
    });
    return typeof digest === 'string' ? digest : undefined;
}
function withPlainFile(at, use) {
    let handle;
    try {
        handle = (0,external_node_fs_.openSync)(at, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        const code = error.code ?? 'unknown error';
        return { unreadable: `it could not be opened (${code})`, gone: code === 'ENOENT' };
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(handle);
        if (!facts.isFile())
            return { unreadable: 'it is not a regular file' };
        if (!isAt(handle, at))
            return { unreadable: 'a link took its place while it was opened' };
        return use(handle, facts.size);
    }
    catch (error) {
        return { unreadable: `it could not be read (${error.code ?? 'unknown error'})` };
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
/** As many bytes as the file had; what is written behind them while we read is not waited for. */
function readAll(handle, size) {
    const bytes = Buffer.allocUnsafe(size);
    let filled = 0;
    while (filled < size) {
        const got = (0,external_node_fs_.readSync)(handle, bytes, filled, size - filled, filled);
        if (got === 0)
            break;
        filled += got;
    }
    return filled === size ? bytes : bytes.subarray(0, filled);
}
/** Whether the open file still lies at `at` with no link on the way: Linux tells it of the handle itself (proc(5)). */
function isAt(handle, at) {
    try {
        if (process.platform === 'linux' && (0,external_node_fs_.readlinkSync)(`/proc/self/fd/${handle}`) === at)
            return true;
        const open = (0,external_node_fs_.fstatSync)(handle, { bigint: true });
        const now = (0,external_node_fs_.lstatSync)(at, { bigint: true });
        return open.dev === now.dev && open.ino === now.ino && external_node_fs_.realpathSync.native(at) === at;
    }
    catch {
        return false;
    }
}
function sizeText(bytes) {
    return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
}

// EXTERNAL MODULE: ./.cache/build/read/tree/selection.js + 1 modules
var selection = __nccwpck_require__(2487);
// EXTERNAL MODULE: ./.cache/build/read/tree/work-tree.js
var work_tree = __nccwpck_require__(4745);
;// CONCATENATED MODULE: ./.cache/build/read/tree/working-tree.js
/** The files as they lie on the disk. */













/** As many as Linux follows (path_resolution(7)). */
const MAX_LINK_HOPS = 40;
/** Characters of what git says that are reported on. */
const MAX_GIT_MESSAGE = 200;
/** Bytes. */
const HASHED_AT_ONCE = 1024 * 1024;
/** `.gitignore` lines become expressions that backtrack; longer or busier ones are left out, which reads more, not less. */
const MAX_IGNORE_LINE = 300;
const MAX_IGNORE_STARS = 4;
/**
 * Opens a directory. Inside a git repository: what git tracks or does not ignore; elsewhere what `.gitignore` files
 * leave. Throws UsageError for a root or a path that does not exist, leaves the root, or a pattern that is too complex.
 */
function openWorkingTree(root, options) {
    const realRoot = rootOf(root);
    const selection = selectPaths(realRoot, options);
    const notices = [];
    const files = [];
    const inside = new Map();
    const { listing, mayRead } = openListing(realRoot, selection);
    const paths = listPaths(selection, listing);
    const encodings = encodingsOf(realRoot, paths, (path) => bytesOf(readInTree(realRoot, path, mayRead)));
    for (const path of paths) {
        const named = selection.named.includes(path);
        const place = placeOf(realRoot, path, inside);
        if (place.kind === 'gone')
            continue;
        if (place.kind === 'outside') {
            if (named)
                throw new usage_error/* UsageError */.e(`${path} is a link out of the directory that is scanned`);
            if ((0,tree/* isMissed */.OS)(path)) {
                notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
            }
            continue;
        }
        if (place.kind === 'directory') {
            if (place.link || named)
                continue;
            notices.push((0,tree/* noticeAbout */.wC)(path, 'assumed', `The submodule or nested repository ${path} was not read.`));
            continue;
        }
        if (place.kind === 'special' || place.kind === 'git') {
            if (place.kind === 'git' && !named && (0,tree/* isMissed */.OS)(path))
                notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `${path} ${IN_GIT}.`));
            if (named)
                throw new usage_error/* UsageError */.e(`${path} ${place.kind === 'git' ? IN_GIT : 'is neither a file nor a directory'}`);
            continue;
        }
        if (place.through !== undefined && !named && !mayRead(place.through)) {
            notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `${path} is a link to a file that git ignores, and was not read.`));
            continue;
        }
        files.push({
            path,
            size: place.size,
            ...(named ? { named } : {}),
            read: () => recoded(readPlain(place.at), encodings.get(path)),
        });
    }
    for (const path of listing.closed) {
        notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `The folder ${path} could not be entered: nothing in it was read.`));
    }
    let leftOut;
    return {
        label: 'working tree',
        files: () => files,
        read: (path) => bytesOf(recoded(readInTree(realRoot, path, mayRead), encodings.get(path))),
        leftOutBelow: (directory) => {
            leftOut ??= listLeftOut(root, options).map((one) => one.path);
            return leftOut.filter((path) => isBelow(path, directory));
        },
        notices,
    };
}
const IN_GIT = 'lies in git’s own folder, which is never read';
/**
 * One file that the repository names (its configuration, a baseline), by the rules of the tree: no link out of it, nothing
 * of git's own folder, nothing that git ignores. Undefined where there is none; throws UsageError for one that may not be read.
 */
function readNamedByRepository(root, path) {
    const realRoot = rootOf(root);
    const { mayRead } = openListing(realRoot, (0,selection/* select */.Lt)({ include: [], exclude: [], paths: [] }, [''], []));
    return demanded(path, readInTree(realRoot, path, mayRead));
}
/**
 * One file that the user names, by its absolute path. What lies below `root` may still come from a stranger, so no link
 * leads out of it; git's ignoring does not count. Elsewhere links are the user's own. Undefined where there is none; throws
 * UsageError for what is no regular file, is too large or cannot be read.
 */
function readNamedByUser(root, path, at) {
    const inside = belowRoot(rootOf(root), at);
    if (inside !== undefined)
        return demanded(path, readInTree(rootOf(root), inside, () => true));
    let real;
    try {
        real = external_node_fs_.realpathSync.native(at);
    }
    catch {
        return undefined;
    }
    return demanded(path, readPlain(real));
}
/** A file below a directory of the user's, such as a checkout of another repository: no link out of it. */
function readBelow(directory, path) {
    return bytesOf(readInTree(rootOf(directory), path, () => true));
}
function demanded(path, content) {
    if (Buffer.isBuffer(content))
        return content;
    if (content.gone === true)
        return undefined;
    throw new usage_error/* UsageError */.e(`${JSON.stringify(path)} cannot be read: ${content.unreadable}`);
}
function bytesOf(content) {
    return Buffer.isBuffer(content) ? content : undefined;
}
/** The path from the root by the way that is written, or undefined where that way does not come through the root. */
function belowRoot(realRoot, at) {
    const parts = (0,external_node_path_.resolve)(at).split(external_node_path_.sep);
    for (let count = 1; count <= parts.length; count += 1) {
        const start = parts.slice(0, count).join(external_node_path_.sep) || external_node_path_.sep;
        let real;
        try {
            real = external_node_fs_.realpathSync.native(start);
        }
        catch {
            return undefined;
        }
        if (real === realRoot)
            return parts.slice(count).join('/');
    }
    return undefined;
}
function readInTree(realRoot, path, mayRead) {
    let clean;
    try {
        clean = (0,selection/* normalisePath */.qb)(path);
    }
    catch {
        return { unreadable: 'it lies outside of the repository' };
    }
    const place = placeOf(realRoot, clean, new Map());
    switch (place.kind) {
        case 'gone':
            return { unreadable: 'it does not exist', gone: true };
        case 'outside':
            return { unreadable: 'it is a link out of the repository' };
        case 'git':
            return { unreadable: `it ${IN_GIT}` };
        case 'directory':
        case 'special':
            return { unreadable: 'it is not a regular file' };
        case 'file':
            if (!mayRead(clean) || !mayRead(place.through ?? clean))
                return { unreadable: 'git ignores it' };
            return readPlain(place.at);
        default:
            return (0,invariant/* assertNever */.x)(place);
    }
}
function readPlain(at) {
    return readPlainFile(at, tree/* MAX_FILE_BYTES */.gZ);
}
/** The paths a scan of the working tree would open, sorted; links and deleted files included. */
function listWorkingTree(root, options) {
    const realRoot = rootOf(root);
    const selection = selectPaths(realRoot, options);
    return listPaths(selection, openListing(realRoot, selection).listing);
}
/**
 * The files that a scan leaves out, and why, sorted. What git ignores is not among them, nor, outside a repository, what
 * lies in directories that are never entered.
 */
function listLeftOut(root, options) {
    const realRoot = rootOf(root);
    const selection = selectPaths(realRoot, options);
    const found = new Map();
    const { listing, mayRead } = openListing(realRoot, selection);
    for (const directory of selection.directories) {
        for (const path of listing.of(directory)) {
            const because = selection.refuses(path, directory);
            if (because !== undefined && !selection.named.includes(path))
                found.set(path, because);
        }
    }
    return [...found]
        .sort(([a], [b]) => (0,tree/* comparePaths */.cD)(a, b))
        .map(([path, because]) => ({ path, because, read: () => bytesOf(readInTree(realRoot, path, mayRead)) }));
}
/** Files that the repository names, one by one, by the rules of the tree. */
function openReader(root) {
    const realRoot = rootOf(root);
    const { mayRead } = openListing(realRoot, (0,selection/* select */.Lt)({ include: [], exclude: [], paths: [] }, [''], []));
    return {
        has: (path) => {
            try {
                return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(realRoot, path), { throwIfNoEntry: false }) !== undefined;
            }
            catch {
                return false;
            }
        },
        read: (path) => bytesOf(readInTree(realRoot, path, mayRead)),
    };
}
function rootOf(root) {
    let real;
    try {
        real = external_node_fs_.realpathSync.native(root);
    }
    catch {
        throw new usage_error/* UsageError */.e(`${root} does not exist`);
    }
    if (!(0,external_node_fs_.lstatSync)(real).isDirectory())
        throw new usage_error/* UsageError */.e(`${root} is not a directory`);
    return real;
}
function selectPaths(realRoot, options) {
    const directories = [];
    const named = [];
    for (const given of options.paths.length === 0 ? [''] : options.paths) {
        const path = (0,selection/* normalisePath */.qb)(given);
        const place = path === '' ? { kind: 'directory', link: false } : placeOf(realRoot, path, new Map());
        if (place.kind === 'gone')
            throw new usage_error/* UsageError */.e(`${given} does not exist`);
        if (place.kind === 'outside')
            throw new usage_error/* UsageError */.e(`${given} is a link out of the directory that is scanned`);
        if (place.kind === 'git')
            throw new usage_error/* UsageError */.e(`${given} ${IN_GIT}`);
        if (place.kind === 'directory')
            directories.push(path);
        else
            named.push(path);
    }
    return (0,selection/* select */.Lt)(options, directories, named);
}
function listPaths(selection, listing) {
    const paths = new Set(selection.named);
    for (const directory of selection.directories) {
        for (const path of listing.of(directory))
            if (selection.wants(path, directory))
                paths.add(path);
    }
    return [...paths].sort(tree/* comparePaths */.cD);
}
/** `mayRead`: whether a file that another one names is of the repository: git tracks or lists it, or does not ignore it. */
function openListing(realRoot, selection) {
    const known = new Map();
    const closed = [];
    const list = (directory) => {
        let listed = known.get(directory);
        if (listed === undefined) {
            const paths = listByGit(realRoot, directory);
            listed = { paths: paths ?? walk(realRoot, directory, closed), byGit: paths !== undefined };
            known.set(directory, listed);
        }
        return listed;
    };
    let tracked;
    const named = new Set(selection.named);
    const directories = new Set(['', ...selection.directories]);
    const ignoring = new Map();
    const mayRead = (path) => {
        if (named.has(path))
            return true;
        tracked ??= new Set([...directories].flatMap((one) => (list(one).byGit ? list(one).paths : [])));
        if (tracked.has(path))
            return true;
        return [...directories].some((one) => !list(one).byGit && isBelow(path, one) && !isIgnoredBelow(realRoot, one, path, ignoring));
    };
    return { listing: { of: (directory) => list(directory).paths, closed }, mayRead };
}
function isBelow(path, directory) {
    return directory === '' || path.startsWith(`${directory}/`);
}
/** What the `.gitignore` files from `directory` down to the path say of it, or of a folder that it lies in. */
function isIgnoredBelow(realRoot, directory, path, known) {
    const prefix = directory === '' ? '' : `${directory}/`;
    const parts = path.slice(prefix.length).split('/');
    let rules = [];
    for (let depth = 0; depth < parts.length; depth += 1) {
        const below = parts
            .slice(0, depth)
            .map((part) => `${part}/`)
            .join('');
        const at = `${prefix}${below}.gitignore`;
        if (!known.has(at))
            known.set(at, readIgnoreRules((0,external_node_path_.join)(realRoot, at)));
        const own = known.get(at);
        if (own !== undefined)
            rules = [...rules, { directory: below, rules: own }];
        const last = depth === parts.length - 1;
        if (isIgnored(`${below}${parts[depth] ?? ''}${last ? '' : '/'}`, rules))
            return true;
    }
    return false;
}
/** Undefined where git does not know the directory: no repository, or one that the repository around it ignores. */
function listByGit(realRoot, directory) {
    const tree = (0,work_tree/* findWorkTree */.v)(realRoot);
    if (tree === undefined)
        return undefined;
    // git is started at the top level, wherever the listing begins.
    const above = (0,external_node_path_.relative)(tree.top, realRoot);
    const below = above === '' ? directory : (0,external_node_path_.join)(above, directory);
    const listed = (0,git/* runGit */.EO)(tree.top, [
        ...(0,git/* userExcludes */.lA)(tree.top),
        'ls-files',
        '-z',
        '--cached',
        '--others',
        '--exclude-standard',
        ...(below === '' ? [] : ['--', below]),
    ]);
    if (listed.status !== 0 && listed.absent !== true)
        throw new usage_error/* UsageError */.e(`git cannot list the files: ${lastLine(listed.stderr)}`);
    if (listed.stdout.length === 0)
        return undefined;
    const cut = above === '' ? 0 : above.length + 1;
    return (0,git/* splitNul */.K5)(listed.stdout).map((path) => path.slice(cut, path.endsWith('/') ? -1 : undefined));
}
function lastLine(text) {
    return text.trim().split('\n').at(-1)?.slice(0, MAX_GIT_MESSAGE) ?? '';
}
function walk(realRoot, directory, closed) {
    const start = (0,external_node_path_.join)(realRoot, directory);
    const prefix = directory === '' ? '' : `${directory}/`;
    const paths = [];
    const open = [{ below: '', rules: [] }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { below } = next;
        let children;
        try {
            children = readChildren((0,external_node_path_.join)(start, below));
        }
        catch {
            closed.push(`${prefix}${below}`.replace(/\/$/, '') || '.');
            continue;
        }
        const own = children.some((child) => child.name === '.gitignore' && child.isFile())
            ? readIgnoreRules((0,external_node_path_.join)(start, below, '.gitignore'))
            : undefined;
        const rules = own === undefined ? next.rules : [...next.rules, { directory: below, rules: own }];
        for (const child of children) {
            const path = below + child.name;
            if (child.isDirectory()) {
                // A nested repository is not ours to read, as git sees it too.
                if ((0,selection/* isSkippedDirectory */.G$)(child.name) || (0,git_folder/* leadsIntoGit */._)(child.name) || isIgnored(`${path}/`, rules))
                    continue;
                open.push({ below: `${path}/`, rules });
            }
            else if ((child.isFile() || child.isSymbolicLink()) && !isIgnored(path, rules)) {
                paths.push(prefix + path);
            }
        }
    }
    return paths;
}
function readChildren(directory) {
    return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
}
function readIgnoreRules(path) {
    const content = readPlain(path);
    if (!Buffer.isBuffer(content))
        return undefined;
    const lines = content
        .toString('utf8')
        .split('\n')
        .filter((line) => line.length <= MAX_IGNORE_LINE && line.split('*').length - 1 <= MAX_IGNORE_STARS);
    try {
        return ignore().add(lines);
    }
    catch {
        return undefined;
    }
}
/** The deepest file that says something decides (gitignore(5)). */
function isIgnored(path, rules) {
    for (let i = rules.length - 1; i >= 0; i -= 1) {
        const level = rules[i];
        if (level === undefined)
            continue;
        const verdict = level.rules.test(path.slice(level.directory.length));
        if (verdict.ignored)
            return true;
        if (verdict.unignored)
            return false;
    }
    return false;
}
/** What lies at a path. `inside` remembers directories already known to be real directories below the root. */
function placeOf(realRoot, path, inside) {
    if ((0,git_folder/* leadsIntoGit */._)(path))
        return { kind: 'git' };
    const slash = path.lastIndexOf('/');
    const directory = slash === -1 ? '' : path.slice(0, slash);
    if (directory === '' || inside.get(directory) === true)
        return plainPlaceOf(realRoot, path);
    const real = resolveInside(realRoot, directory);
    inside.set(directory, real === directory);
    return real === directory ? plainPlaceOf(realRoot, path) : linkPlaceOf(realRoot, path);
}
function plainPlaceOf(realRoot, path) {
    const at = (0,external_node_path_.join)(realRoot, path);
    try {
        const stat = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
        if (stat === undefined)
            return { kind: 'gone' };
        if (stat.isFile())
            return { kind: 'file', at, size: stat.size };
        if (stat.isDirectory())
            return { kind: 'directory', link: false };
        return stat.isSymbolicLink() ? linkPlaceOf(realRoot, path) : { kind: 'special' };
    }
    catch {
        return { kind: 'gone' };
    }
}
function linkPlaceOf(realRoot, path) {
    const real = resolveInside(realRoot, path);
    if (typeof real !== 'string')
        return real;
    if ((0,git_folder/* leadsIntoGit */._)(real))
        return { kind: 'git' };
    const at = (0,external_node_path_.join)(realRoot, real);
    const stat = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
    if (stat === undefined)
        return { kind: 'gone' };
    if (stat.isFile())
        return { kind: 'file', at, size: stat.size, through: real };
    return stat.isDirectory() ? { kind: 'directory', link: true } : { kind: 'special' };
}
/**
 * Follows a path link by link. Every hop has to stay below the root: a path that leaves and comes back counts as
 * outside, since whoever owns the outside part decides where it ends. The result is the path without links.
 */
function resolveInside(realRoot, path) {
    let hops = 0;
    const left = path.split('/').reverse();
    const done = [];
    for (let part = left.pop(); part !== undefined; part = left.pop()) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (done.pop() === undefined)
                return { kind: 'outside' };
            continue;
        }
        const at = (0,external_node_path_.join)(realRoot, ...done, part);
        let target;
        try {
            const stat = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
            if (stat === undefined)
                return { kind: 'gone' };
            if (stat.isSymbolicLink())
                target = (0,external_node_fs_.readlinkSync)(at);
        }
        catch {
            return { kind: 'gone' };
        }
        if (target === undefined) {
            done.push(part);
            continue;
        }
        hops += 1;
        if (hops > MAX_LINK_HOPS)
            return { kind: 'gone' };
        if (target.startsWith('/')) {
            if (target !== realRoot && !target.startsWith(`${realRoot}/`))
                return { kind: 'outside' };
            done.length = 0;
            target = target.slice(realRoot.length);
        }
        left.push(...target.split('/').reverse());
    }
    return done.join('/');
}
/**
 * The ids that git would give the bytes of regular files, by path, in a repository with ids like `like`. What is a link,
 * or reached through one, or cannot be read has none.
 */
function workingTreeIds(root, paths, like) {
    const realRoot = rootOf(root);
    const ids = new Map();
    const inside = new Map();
    const chunk = Buffer.allocUnsafe(HASHED_AT_ONCE);
    for (const path of paths) {
        const place = placeOf(realRoot, path, inside);
        const id = place.kind === 'file' && place.at === (0,external_node_path_.join)(realRoot, path)
            ? digestPlainFile(place.at, chunk, (size) => (0,objects/* startBlobId */.vF)(size, like))
            : undefined;
        if (id !== undefined)
            ids.set(path, id);
    }
    return ids;
}


/***/ }),

/***/ 4500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/** Text that somebody else wrote, made fit for one line of a terminal, a log or a page. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
/** Nobody's message is longer than this; a name of a megabyte is an attack on the reader. UTF-16 code units. */
const MAX_LINE = 2_000;
/**
 * One line in which everything can be seen: control characters (line ends, terminal escapes), marks that turn the reading
 * direction (Unicode TR36, "bidirectional text spoofing"), invisible characters and halves of surrogate pairs are spelled out.
 */
function visible(text, max = MAX_LINE) {
    return clip(text, max).replace(UNSEEN, (found) => NAMED.get(found) ?? `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}
/** At most `max` code units, never half a surrogate pair; what is cut shows as an ellipsis. */
function clip(text, max) {
    if (text.length <= max)
        return text;
    const before = text.charCodeAt(max - 2);
    const end = before >= 0xd800 && before <= 0xdbff ? max - 2 : max - 1;
    return `${text.slice(0, Math.max(0, end))}…`;
}
const NO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
// East Asian Width W and F, near enough: Unicode TR11.
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
/** Columns that one character takes in a terminal. */
function widthOf(character) {
    if (NO_WIDTH.test(character))
        return 0;
    return WIDE.test(character) ? 2 : 1;
}
/** The first sentence and what follows it. A sentence ends with a full stop, a blank and a capital letter. */
function sentences(text) {
    const end = text.search(/[.!?] (?=[A-Z])/);
    return end === -1 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}


/***/ }),

/***/ 6881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   VL: () => (/* binding */ messageLines),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   tJ: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4500);
/**
 * Programs that read what we write, and take parts of it for commands: the runners of CI systems in a log, editors in a
 * report. Each surface spells such parts in its own way, so that they mean the same to a reader and nothing to a program.
 */

/** `##[error]`, `##vso[task.x]`, `##teamcity[...]`: commands anywhere in a line (actions/runner ActionCommand.cs TryParse). */
const BRACKET_COMMAND = /##(?=[A-Za-z]*\[)/g;
/** `::error::` behind blanks at the beginning of a line (actions/runner ActionCommand.cs TryParseV2). */
const LINE_COMMAND = /(^|[\r\n\u0085\u2028\u2029])([^\S\r\n]*):(?=:)/g;
/** What JSON may hold as it is, and a terminal or a reader takes for something else than text. */
const UNSEEN_IN_JSON = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
/** A whole text as it leaves the program; doing it twice changes nothing. */
function inert(surface, text) {
    switch (surface) {
        case 'commands':
            return text.replace(BRACKET_COMMAND, '#\\u{23}');
        case 'text':
            return text.replace(BRACKET_COMMAND, '#\\u{23}').replace(LINE_COMMAND, '$1$2\\u{3a}');
        case 'json':
            return text.replace(BRACKET_COMMAND, '#\\u0023').replace(UNSEEN_IN_JSON, escapedUnits);
        case 'markup':
        case 'markdown':
            return text.replace(BRACKET_COMMAND, '#&#35;').replace(LINE_COMMAND, '$1$2&#58;');
    }
}
/** Two spaces, LF, one line feed at the end; the same value gives the same bytes. */
function jsonText(value) {
    return `${inert('json', JSON.stringify(value, null, 2))}\n`;
}
/** Messages for a log or a terminal, a line each: nothing in one begins another. */
function messageLines(lines) {
    return lines.map((line) => `${inert('text', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line))}\n`).join('');
}
function escapedUnits(found) {
    return Array.from({ length: found.length }, (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".action.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9891);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
