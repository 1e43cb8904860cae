'use strict';

module.exports = {

"languages/corefile/expression.js": (module, exports, __load__) => {

"use strict";
/**
 * Whether the expressions of `view` and `template` compile (expr-lang/expr: parser, checker), and in which words they do not.
 * What is rarely written (predicates, pipes, maps, `let`, `if`, comments) is not looked at, and no problem.
 */ 
const _invariant = __load__.later("core/text/invariant.js");
const _govalues = __load__.later("languages/corefile/go-values.js");
const known = (gives, ...takes)=>({
		takes,
		gives
	});
/** plugin/pkg/expression/expression.go DefaultEnv. */ const FUNCTIONS = new Map([
	...'type name class proto client_ip port server_ip server_port'.split(' ').map((name)=>[
			name,
			known('string')
		]),
	...'size id opcode bufsize'.split(' ').map((name)=>[
			name,
			known('int')
		]),
	[
		'do',
		known('bool')
	],
	[
		'incidr',
		known('bool', 'string', 'string')
	],
	[
		'metadata',
		known('string', 'string')
	]
]);
/** expr's own functions; those that take a predicate, or an array, give what is not followed (builtin/builtin.go). */ const BUILTINS = new Map([
	...'upper lower trim trimPrefix trimSuffix replace repeat string'.split(' ').map((name)=>[
			name,
			'string'
		]),
	...'len int indexOf lastIndexOf'.split(' ').map((name)=>[
			name,
			'int'
		]),
	...'hasPrefix hasSuffix'.split(' ').map((name)=>[
			name,
			'bool'
		]),
	...'all none any one filter map find findIndex findLast findLastIndex count sum groupBy sortBy reduce'.split(' ').map((name)=>[
			name,
			undefined
		]),
	...'abs ceil floor round float split splitAfter join max min mean median toJSON fromJSON toBase64 fromBase64 now duration date timezone first last get take keys values toPairs fromPairs reverse uniq concat flatten sort bitnot bitand bitor bitxor bitnand bitshl bitshr bitushr'.split(' ').map((name)=>[
			name,
			'any'
		])
]);
function isReserved(name) {
	const words = 'true false nil not in or and matches contains startsWith endsWith let if else group'.split(' ');
	return FUNCTIONS.has(name) || BUILTINS.has(name) || name === 'type' || words.includes(name);
}
/** Binary operators by how tightly they bind (parser/operator/operator.go). */ const BINDING = new Map([
	[
		'or',
		10
	],
	[
		'||',
		10
	],
	[
		'and',
		15
	],
	[
		'&&',
		15
	],
	...'== != < > >= <= in matches contains startsWith endsWith'.split(' ').map((one)=>[
			one,
			20
		]),
	[
		'..',
		25
	],
	[
		'+',
		30
	],
	[
		'-',
		30
	],
	[
		'*',
		60
	],
	[
		'/',
		60
	],
	[
		'%',
		60
	],
	[
		'**',
		100
	],
	[
		'^',
		100
	],
	[
		'??',
		500
	]
]);
const UNARY = new Map([
	[
		'not',
		50
	],
	[
		'!',
		50
	],
	[
		'-',
		90
	],
	[
		'+',
		90
	]
]);
const WORDS = /^(?:in|or|and|matches|contains|startsWith|endsWith|not)$/;
const NEGATED = /^(?:in|matches|contains|startsWith|endsWith)$/;
class Refused extends Error {
}
/** What is not looked at. */ class Unread extends Error {
}
const refuse = (words)=>{
	throw new Refused(words);
};
const MAX_EXPRESSION = 16_384;
const MAX_DEPTH = 100;
function checkExpression(text, variables = new Map()) {
	if (text.length > MAX_EXPRESSION) return {
		type: 'any'
	};
	let tokens = [];
	try {
		tokens = tokensOf(text);
		// All of it is parsed before any type is looked at.
		new Parser(tokens, variables, false).whole();
		return {
			type: new Parser(tokens, variables, true).whole()
		};
	} catch (error) {
		if (error instanceof Refused) return {
			type: 'any',
			problem: error.message
		};
		if (error instanceof Unread) return depthAfter(tokens) > 0 ? {
			type: 'any',
			problem: 'unexpected token EOF'
		} : {
			type: 'any'
		};
		throw error;
	}
}
/** Brackets that are never closed. */ function depthAfter(tokens) {
	const brackets = tokens.filter(({ kind })=>kind === 'Bracket');
	return brackets.reduce((depth, { text })=>depth + (/[([{]/.test(text) ? 1 : -1), 0);
}
const KINDS = [
	[
		'String',
		/^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/
	],
	[
		'Number',
		/^(?:\d[\d_]*(?:\.(?!\.)\d*)?(?:[eE][+-]?\d+)?|\.\d+)/
	],
	[
		'Identifier',
		/^[\p{L}_$][\p{L}\p{N}_$]*/u
	],
	[
		'Bracket',
		/^[()[\]{}]/
	],
	[
		'Operator',
		/^(?:\?\.|\?\?|\.\.|\*\*|&&|\|\||[=!<>]=|[?.,:;%+\-^/*<>!|#&=])/
	]
];
function tokensOf(text) {
	const tokens = [];
	let rest = text;
	for(;;){
		rest = rest.replace(/^\s+/, '');
		if (rest === '') return [
			...tokens,
			{
				kind: 'EOF',
				text: ''
			}
		];
		if (/^(?:\/[/*]|`|::|[bB]['"]|0[xXoObB])/.test(rest)) throw new Unread();
		const found = KINDS.map(([kind, pattern])=>({
				kind,
				text: pattern.exec(rest)?.[0] ?? ''
			})).find((one)=>one.text !== '');
		if (found === undefined) return refuse(/^['"]/.test(rest) ? 'literal not terminated' : unrecognized(rest));
		rest = rest.slice(found.text.length);
		if (found.kind === 'Number' && /^[\p{L}_$]/u.test(rest)) refuse(`bad number syntax: "${found.text}${rest[0]}"`);
		tokens.push(WORDS.test(found.text) ? {
			...found,
			kind: 'Operator'
		} : found);
	}
}
function unrecognized(rest) {
	const code = (0, _invariant().present)(rest.codePointAt(0));
	return `unrecognized character: U+${code.toString(16).toUpperCase().padStart(4, '0')} '${String.fromCodePoint(code)}'`;
}
class Parser {
	#tokens;
	#variables;
	#checks;
	#at = 0;
	#depth = 0;
	constructor(tokens, variables, checks){
		this.#tokens = tokens;
		this.#variables = variables;
		this.#checks = checks;
	}
	whole() {
		const type = this.#expression(0);
		if (this.#now.text === ';') throw new Unread();
		if (this.#now.kind !== 'EOF') this.#unexpected();
		return type;
	}
	get #now() {
		return (0, _invariant().itemAt)(this.#tokens, this.#at);
	}
	#is(text) {
		return this.#now.text === text && /^(?:Operator|Bracket)$/.test(this.#now.kind);
	}
	#unexpected() {
		const { kind, text } = this.#now;
		const shown = kind === 'String' ? text.slice(1, -1) : text;
		return refuse(`unexpected token ${kind === 'EOF' ? 'EOF' : `${kind}("${shown}")`}`);
	}
	#expect(text) {
		if (!this.#is(text)) this.#unexpected();
		this.#at += 1;
	}
	#expression(least) {
		this.#depth += 1;
		if (this.#depth > MAX_DEPTH) throw new Unread();
		if (/^(?:let|if|else)$/.test(this.#now.text)) throw new Unread();
		let left = this.#primary();
		/** The right side of a comparison is the left one of the next. */ let chained;
		let before = '';
		for(;;){
			if (/^[|#{]$/.test(this.#now.text)) throw new Unread();
			const negates = this.#is('not');
			if (negates) {
				this.#at += 1;
				if (!NEGATED.test(this.#now.text)) this.#unexpected();
			}
			const operator = this.#now;
			if (operator.kind !== 'Operator') break;
			const binding = BINDING.get(operator.text);
			if (binding === undefined || binding < least) break;
			this.#at += 1;
			if (before === '??' && operator.text !== '??') refuse(`Operator (${operator.text}) and coalesce expressions (??) cannot be mixed. Wrap either by parentheses.`);
			before = operator.text;
			const right = this.#binaryRight(operator.text, binding);
			const compares = /^[<>]=?$/.test(operator.text);
			if (this.#checks) left = typeOfBinary(operator.text, compares ? chained ?? left : left, right);
			chained = compares ? right : undefined;
		}
		if (least === 0 && this.#is('?')) left = this.#conditional(left);
		this.#depth -= 1;
		return left;
	}
	#binaryRight(operator, binding) {
		const pattern = operator === 'matches' && this.#now.kind === 'String' ? this.#now.text.slice(1, -1) : '';
		const right = this.#expression(operator === '**' || operator === '^' ? binding : binding + 1);
		const problem = !this.#checks || pattern.includes('\\') ? undefined : (0, _govalues().regexProblem)(pattern);
		if (problem !== undefined) refuse(problem);
		return right;
	}
	#conditional(condition) {
		this.#at += 1;
		if (this.#is(':')) throw new Unread();
		const yes = this.#expression(0);
		this.#expect(':');
		const no = this.#expression(0);
		if (!/^(?:bool|any)$/.test(condition)) refuse(`non-bool expression (type ${nameOf(condition)}) used as condition`);
		return yes === no ? yes : 'any';
	}
	#primary() {
		const token = this.#now;
		const unary = token.kind === 'Operator' ? UNARY.get(token.text) : undefined;
		if (unary !== undefined) {
			this.#at += 1;
			const type = this.#expression(unary);
			const fits = token.text === 'not' || token.text === '!' ? /^(?:bool|any)$/ : /^(?:int|float64|any)$/;
			if (!fits.test(type)) refuse(`invalid operation: ${token.text} (mismatched type ${nameOf(type)})`);
			return type;
		}
		if (/^[{#]$/.test(token.text)) throw new Unread();
		if (this.#is('(')) {
			this.#at += 1;
			const type = this.#expression(0);
			if (this.#is(';')) throw new Unread();
			this.#expect(')');
			return this.#postfix(type);
		}
		if (this.#is('[')) {
			const element = common(this.#list('[', ']'));
			return this.#postfix(this.#checks ? `array of ${element}` : 'any');
		}
		this.#at += 1;
		if (token.kind === 'Number') return this.#checks ? /[.eE]/.test(token.text) ? 'float64' : 'int' : 'any';
		if (token.kind === 'String') return this.#postfix(this.#checks ? 'string' : 'any');
		if (token.kind === 'Identifier') return this.#named(token.text);
		this.#at -= 1;
		return this.#unexpected();
	}
	/** What stands between brackets, with commas between. */ #list(open, close) {
		this.#expect(open);
		const types = [];
		while(!this.#is(close)){
			if (types.length > 0) this.#expect(',');
			if (this.#is(close)) break;
			types.push(this.#expression(0));
		}
		this.#expect(close);
		return types;
	}
	#named(name) {
		if (BUILTINS.get(name) === undefined && BUILTINS.has(name)) throw new Unread();
		if (!this.#checks) return this.#is('(') ? this.#called('any') : this.#postfix('any');
		if (name === 'true' || name === 'false') return 'bool';
		if (name === 'nil') return 'nil';
		const variable = this.#variables.get(name);
		const one = FUNCTIONS.get(name);
		if (variable !== undefined) return this.#is('(') ? this.#called('any') : this.#postfix(variable);
		if (one !== undefined) {
			if (!this.#is('(')) return this.#postfix(`func(${one.takes.join(', ')}) ${one.gives}`);
			const given = this.#list('(', ')');
			if (given.length !== one.takes.length) refuse(`${given.length > one.takes.length ? 'too many' : 'not enough'} arguments to call ${name}`);
			const wrong = given.find((type)=>type !== 'any' && type !== 'string');
			if (wrong !== undefined) refuse(`cannot use ${nameOf(wrong)} as argument (type string) to call ${name}`);
			return this.#postfix(one.gives);
		}
		const gives = BUILTINS.get(name);
		if (gives !== undefined) return this.#is('(') ? this.#called(gives) : this.#postfix('any');
		return refuse(`unknown name ${name}`);
	}
	#called(gives) {
		this.#list('(', ')');
		return this.#postfix(gives);
	}
	/** Members and elements are not followed. */ #postfix(type) {
		if (this.#is('.') || this.#is('?.') || this.#is('[')) throw new Unread();
		return type;
	}
}
function common(types) {
	const [first = 'any'] = types;
	return types.every((type)=>type === first) ? first : 'any';
}
/** checker/checker.go binaryNode; `any` fits everything. */ function typeOfBinary(operator, left, right) {
	const isNumber = (type)=>type === 'int' || type === 'float64';
	const isKnown = left !== 'any' && right !== 'any';
	const mismatch = ()=>refuse(`invalid operation: ${operator} (mismatched types ${nameOf(left)} and ${nameOf(right)})`);
	const both = (type)=>[
			left,
			right
		].every((one)=>one === type || one === 'any');
	const numbers = [
		left,
		right
	].every((one)=>isNumber(one) || one === 'any');
	switch(operator){
		case '==':
		case '!=':
			if (isKnown && left !== right && !numbers && left !== 'nil' && right !== 'nil' && !(isArray(left) && isArray(right))) mismatch();
			return 'bool';
		case 'or':
		case '||':
		case 'and':
		case '&&':
			return both('bool') ? 'bool' : mismatch();
		case 'matches':
		case 'contains':
		case 'startsWith':
		case 'endsWith':
			return both('string') ? 'bool' : mismatch();
		case 'in':
			return isAmong(left, right) ? 'bool' : mismatch();
		case '??':
			return 'any';
		case '<':
		case '>':
		case '<=':
		case '>=':
			return numbers || both('string') ? 'bool' : mismatch();
		case '+':
			if (!numbers && !both('string')) mismatch();
			return !isKnown ? 'any' : left === right ? left : 'float64';
		case '..':
			return both('int') ? 'any' : mismatch();
		case '%':
			return both('int') ? 'int' : mismatch();
		default:
			if (!numbers) mismatch();
			if (!isKnown) return 'any';
			return left === 'int' && right === 'int' && /^[-*]$/.test(operator) ? 'int' : 'float64';
	}
}
/** What Go calls it: of which elements an array is, its type does not say. */ function nameOf(type) {
	return isArray(type) ? '[]interface {}' : type;
}
function isArray(type) {
	return type.startsWith('array of ');
}
function isAmong(left, right) {
	if (right === 'any' || right === 'nil') return true;
	if (!isArray(right)) return left === 'any' && right === 'string';
	const element = right.slice('array of '.length);
	const numbers = /^(?:int|float64)$/;
	if (element === 'any' || left === 'any' || left === 'nil' || element === left) return true;
	if (numbers.test(element) && numbers.test(left)) return true;
	return refuse(`cannot use ${nameOf(left)} as type ${element} in array`);
}


module.exports = {
	__esModule: true,
	checkExpression,
	isReserved,
};
},

"languages/corefile/go-template.js": (module, exports, __load__) => {

"use strict";
/**
 * Whether Go's text/template takes a text (lex.go, parse.go); what an action brings when it is run is not looked at.
 */ 
const _invariant = __load__.later("core/text/invariant.js");
/** text/template's own functions (funcs.go builtins), and the one of CoreDNS's plugin `template`. */ const FUNCTIONS = new Set('and call eq ge gt html index js le len lt ne not or print printf println slice urlquery parseInt'.split(' '));
const OPENING = new Set([
	'if',
	'range',
	'with',
	'block',
	'define'
]);
class Refused extends Error {
}
const refuse = (words)=>{
	throw new Refused(words);
};
const MAX_TEMPLATE = 65_536;
function goTemplateProblem(text) {
	if (text.length > MAX_TEMPLATE) return undefined;
	try {
		parse(text);
		return undefined;
	} catch (error) {
		if (error instanceof Refused) return error.message;
		throw error;
	}
}
function parse(text) {
	const parsing = {
		open: [],
		variables: [
			'$'
		],
		defined: new Set()
	};
	let at = 0;
	for(;;){
		const start = text.indexOf('{{', at);
		if (start === -1) break;
		const found = actionAt(text, start + 2);
		at = found.end;
		if (found.tokens !== undefined) runAction(found.tokens, parsing);
	}
	if (parsing.open.length > 0) refuse('unexpected EOF');
}
function actionAt(text, from) {
	let at = /^-[ \t\r\n]/.test(text.slice(from, from + 2)) ? from + 1 : from;
	const comment = /^[ \t\r\n]*\/\*/.exec(text.slice(at, at + 64));
	if (comment !== null && (comment[0] === '/*' || at > from)) {
		const close = text.indexOf('*/', at);
		if (close === -1) return refuse('unclosed comment');
		const end = /^(?:[ \t\r\n]-)?\}\}/.exec(text.slice(close + 2, close + 6));
		if (end === null) return refuse('comment ends before closing delimiter');
		return {
			tokens: undefined,
			end: close + 2 + end[0].length
		};
	}
	const tokens = [];
	let parens = 0;
	for(;;){
		const rest = text.slice(at);
		const close = /^(?:[ \t\r\n]+-)?\}\}/.exec(rest);
		if (close !== null) {
			if (parens > 0) return refuse('unclosed left paren');
			return {
				tokens,
				end: at + close[0].length
			};
		}
		if (rest === '') return refuse('unclosed action');
		const token = tokenOf(rest);
		if (token.text === '(') parens += 1;
		if (token.text === ')') {
			parens -= 1;
			if (parens < 0) return refuse('unexpected right paren');
		}
		tokens.push(token);
		at += token.text.length;
	}
}
const KINDS = [
	[
		'space',
		/^[ \t\r\n]+/
	],
	[
		'string',
		/^"(?:[^"\\\n]|\\.)*"|^`[^`]*`|^'(?:[^'\\\n]|\\.)+'/
	],
	[
		'number',
		/^[+-]?(?:0[xX][\da-fA-F_]*|0[bB][01_]*|0[oO][0-7_]*|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?i?)/
	],
	[
		'field',
		/^\.[\p{L}_][\p{L}\p{N}_]*/u
	],
	[
		'dot',
		/^\./
	],
	[
		'variable',
		/^\$[\p{L}\p{N}_]*/u
	],
	[
		'word',
		/^[\p{L}_][\p{L}\p{N}_]*/u
	],
	[
		'mark',
		/^(?::=|[=|(),])/
	]
];
function tokenOf(rest) {
	for (const [kind, pattern] of KINDS){
		const text = pattern.exec(rest)?.[0];
		if (text === undefined) continue;
		const after = rest.slice(text.length, text.length + 2);
		if (kind === 'number' && /^[\p{L}\p{N}_]/u.test(after)) return refuse(`bad number syntax: "${text}${after[0]}"`);
		if (kind === 'number' && /^[+-]?0[xXbBoO]_*$/.test(text)) return refuse(`illegal number syntax: "${text}"`);
		if (text.startsWith("'")) checkCharacter(text);
		if (/^(?:field|variable|word|dot)$/.test(kind) && !/^(?:$|[ \t\r\n.,|:)(=]|\}\})/.test(after)) return refuse(badCharacter(after));
		return {
			kind,
			text
		};
	}
	const [first = ''] = rest;
	if (first === '"') return refuse('unterminated quoted string');
	if (first === '`') return refuse('unterminated raw quoted string');
	if (first === "'") return refuse('unterminated character constant');
	if (first === ':') return refuse('expected :=');
	return refuse(`unexpected "${first}" in ${first === '}' ? 'command' : 'operand'}`);
}
/** One character in single quotes (strconv.UnquoteChar). */ function checkCharacter(text) {
	const one = /^'(?:[^\\]|\\(?:[abfnrtv\\']|[0-7]{3}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}))/u.exec(text)?.[0];
	if (one === undefined) refuse('invalid syntax');
	else if (one.length !== text.length - 1) refuse(`malformed character constant: ${text}`);
}
function badCharacter(text) {
	const code = (0, _invariant().present)(text.codePointAt(0));
	return `bad character U+${code.toString(16).toUpperCase().padStart(4, '0')} '${String.fromCodePoint(code)}'`;
}
function runAction(tokens, parsing) {
	const { open, variables } = parsing;
	const words = tokens.filter((token)=>token.kind !== 'space');
	const [first, second] = words;
	if (first === undefined) return refuse('missing value for command');
	if (first.kind !== 'word') return pipeline(tokens, 'command', variables);
	if (first.text === 'end') return close(words, open, variables);
	if (first.text === 'else') return turn(words, tokens, open, variables);
	if (OPENING.has(first.text)) return opening(first, words, tokens, parsing);
	if (first.text === 'template') {
		if (second?.kind !== 'string') return refuse(`unexpected ${shown(second)} in template clause`);
		if (words.length > 2) pipeline(tokens.slice(tokens.indexOf(second) + 1), 'template clause', variables);
		return;
	}
	if ((first.text === 'break' || first.text === 'continue') && words.length === 1) {
		if (!open.some(({ word })=>word === 'range')) refuse(`{{${first.text}}} outside {{range}}`);
		return;
	}
	pipeline(tokens, 'command', variables);
}
function opening(first, words, tokens, { open, variables, defined }) {
	const [, second, third] = words;
	open.push({
		word: first.text,
		otherwise: true,
		variables: variables.length
	});
	if (first.text !== 'define' && first.text !== 'block') return pipeline(tokens.slice(tokens.indexOf(first) + 1), first.text, variables);
	if (second?.kind !== 'string') return refuse(`unexpected ${shown(second)} in ${first.text} clause`);
	const name = second.text.slice(1, -1);
	if (defined.has(name)) refuse(`multiple definition of template "${name}"`);
	defined.add(name);
	if (first.text === 'define' && third !== undefined) refuse(`unexpected ${shown(third)} in define clause`);
	if (first.text === 'block') pipeline(tokens.slice(tokens.indexOf(second) + 1), 'block clause', variables);
}
function close(words, open, variables) {
	if (words.length > 1) refuse(`unexpected ${shown(words[1])} in end`);
	const last = open.pop();
	if (last === undefined) return refuse('unexpected {{end}}');
	variables.length = last.variables;
}
function turn(words, tokens, open, variables) {
	const last = open.at(-1);
	if (last === undefined || last.word === 'define' || last.word === 'block') return refuse('unexpected {{else}}');
	if (!last.otherwise) return refuse('expected end; found {{else}}');
	const [, second] = words;
	if (second === undefined) {
		last.otherwise = false;
		return;
	}
	if (second.text !== last.word || last.word === 'range') return refuse(`unexpected ${shown(second)} in else`);
	pipeline(tokens.slice(tokens.indexOf(second) + 1), last.word, variables);
}
function shown(token) {
	return token === undefined ? '"}}"' : `"${token.text}"`;
}
/** `$x := a | b`, `$i, $x := .List`, `a (b c) | d`. */ function pipeline(tokens, context, variables) {
	const words = tokens.filter((token)=>token.kind !== 'space');
	const [first, second, third, fourth] = words;
	let body = tokens;
	const assigns = (token)=>token?.text === ':=' || token?.text === '=';
	// Whatever stands before `=` counts as declared (parse.go pipeline).
	if (first?.kind === 'variable' && assigns(second)) {
		variables.push(first.text);
		body = tokens.slice(tokens.indexOf(second) + 1);
	} else if (first?.kind === 'variable' && second?.text === ',' && third?.kind === 'variable' && assigns(fourth)) {
		if (context !== 'range') return refuse(`too many declarations in ${context}`);
		variables.push(first.text, third.text);
		body = tokens.slice(tokens.indexOf(fourth) + 1);
	}
	commands(body, context, variables);
}
/** Commands between bars, with those in parentheses; each needs an operand. */ function commands(tokens, context, variables) {
	/** Of each pipeline that is open: whether its current command has an operand, and how many commands stand before. */ const base = {
		operands: 0,
		before: 0
	};
	const levels = [
		base
	];
	let joined = false;
	let before;
	for (const token of tokens){
		const level = (0, _invariant().present)(levels.at(-1));
		if (token.kind === 'space') {
			joined = false;
			continue;
		}
		if (token.text === '(') {
			level.operands += 1;
			levels.push({
				operands: 0,
				before: 0
			});
		} else if (token.text === ')') {
			if (level.operands + level.before === 0) return refuse('missing value for parenthesized pipeline');
			levels.pop();
		} else if (token.text === '|') {
			if (level.operands === 0) return refuse(`unexpected "|" in ${levels.length > 1 ? 'parenthesized pipeline' : context}`);
			level.operands = 0;
			level.before += 1;
		} else if (token.kind === 'mark') return refuse(`unexpected "${token.text}" in ${context === 'command' ? 'operand' : context}`);
		else if (token.kind === 'word') word(token, level);
		else if (token.kind === 'dot' && joined) return refuse('unexpected <.> in operand');
		else if (token.kind === 'field' && joined) {
			if (isBare(before)) return refuse(`unexpected . after term ${JSON.stringify(before?.text)}`);
			continue;
		} else if (level.before > 0 && level.operands === 0 && (token.kind === 'number' || token.kind === 'string' || token.kind === 'dot')) return refuse(`non executable command in pipeline stage ${level.before + 1}`);
		else {
			if (token.kind === 'variable' && !variables.includes(token.text)) return refuse(`undefined variable "${token.text}"`);
			level.operands += 1;
		}
		joined = token.kind !== 'mark' || token.text === ')';
		before = token;
	}
	if (base.operands + base.before === 0) refuse(`missing value for ${context}`);
}
/** What has no field (parse.go operand). */ function isBare(token) {
	return token !== undefined && (/^(?:dot|number|string)$/.test(token.kind) || CONSTANTS.has(token.text));
}
const KEYWORDS = new Set([
	'end',
	'else',
	'template',
	'break',
	'continue'
]);
const CONSTANTS = new Set([
	'true',
	'false',
	'nil'
]);
function word(token, level) {
	const isKeyword = OPENING.has(token.text) || KEYWORDS.has(token.text);
	if (isKeyword) refuse(`unexpected <${token.text}> in operand`);
	if (CONSTANTS.has(token.text)) {
		if (level.before > 0 && level.operands === 0) refuse(`non executable command in pipeline stage ${level.before + 1}`);
	} else if (!FUNCTIONS.has(token.text)) refuse(`function "${token.text}" not defined`);
	level.operands += 1;
}


module.exports = {
	__esModule: true,
	goTemplateProblem,
};
},

"languages/corefile/go-url.js": (module, exports, __load__) => {

"use strict";
/** What Go's net/url.Parse says of a text that it refuses (net/url/url.go parse, parseAuthority, parseHost). */ 
const _endpoint = __load__.later("core/dns/endpoint.js");
const _govalues = __load__.later("languages/corefile/go-values.js");
function urlProblem(text) {
	const why = problemOf(text);
	return why === undefined ? undefined : `parse ${(0, _govalues().quoted)(text)}: ${why}`;
}
function problemOf(text) {
	if (/[\x00-\x1f\x7f]/.test(text)) return 'net/url: invalid control character in URL';
	const [whole = '', fragment = ''] = text.split('#', 2);
	if (whole.startsWith(':')) return 'missing protocol scheme';
	const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(whole)?.[0] ?? '';
	const [rest = ''] = whole.slice(scheme.length).split('?', 1);
	if (!rest.startsWith('/')) {
		if (scheme !== '') return undefined;
		if ((rest.split('/', 1)[0] ?? '').includes(':')) return 'first path segment in URL cannot contain colon';
		return badEscape(rest) ?? badEscape(fragment);
	}
	const hasHost = rest.startsWith('//') && (scheme !== '' || !rest.startsWith('///'));
	const slash = hasHost ? rest.indexOf('/', 2) : 0;
	const authority = hasHost ? rest.slice(2, slash === -1 ? undefined : slash) : '';
	const path = slash === -1 ? '' : rest.slice(slash);
	const at = authority.lastIndexOf('@');
	const host = authority.slice(at + 1);
	return hostProblem(host, /^https?:$/i.test(scheme)) ?? badEscape(path) ?? badEscape(fragment);
}
function badEscape(text) {
	const found = /%(?![0-9A-Fa-f]{2}).{0,2}/s.exec(text)?.[0];
	return found === undefined ? undefined : `invalid URL escape ${(0, _govalues().quoted)(found)}`;
}
function hostProblem(host, strict) {
	const bracket = host.lastIndexOf('[');
	if (bracket > 0) return 'invalid IP-literal';
	if (bracket === 0) return literalProblem(host);
	const colon = strict ? host.indexOf(':') : host.lastIndexOf(':');
	const port = colon === -1 ? '' : host.slice(colon);
	if (!/^(?::\d*)?$/.test(port)) return `invalid port ${(0, _govalues().quoted)(port)} after host`;
	return badHostText(host);
}
function literalProblem(host) {
	const close = host.lastIndexOf(']');
	if (close === -1) return "missing ']' in host";
	const port = host.slice(close + 1);
	if (!/^(?::\d*)?$/.test(port)) return `invalid port ${(0, _govalues().quoted)(port)} after host`;
	const name = host.slice(1, close);
	const zone = name.indexOf('%25');
	const address = zone === -1 ? name : name.slice(0, zone);
	const problem = badHostText(address);
	if (problem !== undefined) return problem;
	return (0, _endpoint().parseAddress)(address)?.includes(':') === true ? undefined : 'invalid host';
}
/** Escapes are for what is no ASCII, and few signs stand for themselves (url.go shouldEscape). */ function badHostText(host) {
	const found = /%(?![89A-Fa-f][0-9A-Fa-f]|25).{0,2}|[ \\^`{|}@/?#]/s.exec(host)?.[0];
	if (found === undefined) return undefined;
	return found.startsWith('%') ? `invalid URL escape ${(0, _govalues().quoted)(found)}` : `invalid character ${(0, _govalues().quoted)(found)} in host name`;
}


module.exports = {
	__esModule: true,
	urlProblem,
};
},

"languages/corefile/label-selector.js": (module, exports, __load__) => {

"use strict";

/** Kubernetes label selectors as text (k8s.io/apimachinery meta/v1 ParseToLabelSelector): whether one parses. */ const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
/** `!=` parses, and no selector of the API has it (metav1.ParseToLabelSelector). */ const OPERATORS = new Set([
	'=',
	'=='
]);
/** Brackets, commas and operators stand alone; all else that is no blank is a word. */ function tokensOf(text) {
	return text.match(/[(),]|==|!=|[=!<>]|[^\s(),=!<>]+/g) ?? [];
}
function isKey(text) {
	if (text === undefined) return false;
	const slash = text.indexOf('/');
	if (slash === -1) return NAME.test(text);
	const prefix = text.slice(0, slash);
	return prefix.length <= 253 && PREFIX.test(prefix) && NAME.test(text.slice(slash + 1));
}
function isValue(text) {
	return text === undefined || text === '' || NAME.test(text);
}
function requirement(tokens, from) {
	let at = from;
	const negated = tokens[at] === '!';
	if (negated) at += 1;
	if (!isKey(tokens[at])) return undefined;
	at += 1;
	const next = tokens[at];
	if (next === undefined || next === ',' || negated) return at;
	if (OPERATORS.has(next)) {
		const value = tokens[at + 1];
		if (value === undefined || value === ',') return at + 1;
		return isValue(value) && !/^[(!=<>]/.test(value) ? at + 2 : undefined;
	}
	if (next !== 'in' && next !== 'notin') return undefined;
	if (tokens[at + 1] !== '(') return undefined;
	at += 2;
	while(at < tokens.length && tokens[at] !== ')'){
		const isNext = tokens[at - 1] === '(' || tokens[at - 1] === ',';
		if (tokens[at] !== ',' && !(isNext && isValue(tokens[at]))) return undefined;
		at += 1;
	}
	return tokens[at] === ')' ? at + 1 : undefined;
}
function isLabelSelector(text) {
	const tokens = tokensOf(text);
	let at = 0;
	while(at < tokens.length){
		const behind = requirement(tokens, at);
		if (behind === undefined) return false;
		if (behind === tokens.length) return true;
		if (tokens[behind] !== ',' || behind + 1 === tokens.length) return false;
		at = behind + 1;
	}
	return true;
}


module.exports = {
	__esModule: true,
	isLabelSelector,
};
},

"languages/corefile/named-files.js": (module, exports, __load__) => {

"use strict";

const _lexer = __load__.later("languages/corefile/lexer.js");
const FIRST = new Set([
	'import',
	'hosts',
	'file'
]);
const FURTHER = new Set([
	'forward',
	'proxy',
	'grpc'
]);
function filesNamedBy(text) {
	const tokens = (0, _lexer().lex)(text, 'template');
	const named = [];
	let line = -1;
	let directive = '';
	let words = 0;
	for (const token of tokens){
		if (token.line !== line) {
			directive = token.text;
			words = 0;
			({ line } = token);
			continue;
		}
		words += 1;
		if (token.opaque === true || token.text === '{') continue;
		const isFirst = words === 1 && FIRST.has(directive);
		const isUpstream = words > 1 && FURTHER.has(directive) && token.text.startsWith('/');
		if (isFirst || isUpstream) named.push({
			path: token.text,
			isImport: directive === 'import',
			token
		});
	}
	return named;
}


module.exports = {
	__esModule: true,
	filesNamedBy,
};
},

"languages/corefile/plugins/acme.js": (module, exports, __load__) => {

"use strict";
/** The options of `tls` without certificates (plugin/tls/tls.go parseACMETLS, acme.go validateACMEOptions). */ 
const _endpoint = __load__.later("core/dns/endpoint.js");
const _name = __load__.later("core/dns/name.js");
const _dispenser = __load__.later("languages/corefile/dispenser.js");
const _files = __load__.later("languages/corefile/files.js");
const _gourl = __load__.later("languages/corefile/go-url.js");
const _govalues = __load__.later("languages/corefile/go-values.js");
const OPTIONS = new Set([
	'acme',
	'email',
	'ca',
	'storage',
	'ca_root',
	'resolver'
]);
function readAcme(d, context, head) {
	const options = new Map();
	while((0, _dispenser().nextBlock)(d)){
		const option = (0, _dispenser().current)(d);
		const given = (0, _dispenser().remainingArgs)(d);
		if (options.has(option.text)) (0, _dispenser().fail)(`ACME option ${(0, _govalues().quoted)(option.text)} can only be specified once`, option);
		if (!OPTIONS.has(option.text)) (0, _dispenser().fail)(`unknown ACME option ${(0, _govalues().quoted)(option.text)}`, option);
		if (option.text === 'acme' ? given.length === 0 : given.length !== 1) (0, _dispenser().argumentError)(d);
		options.set(option.text, given);
	}
	const domains = options.get('acme');
	if (domains === undefined) return (0, _dispenser().fail)('ACME requires at least one domain', head);
	for (const domain of domains)checkDomain(domain);
	const stated = (name)=>options.get(name)?.find((token)=>token.opaque !== true);
	const [authority, resolver, roots] = [
		stated('ca'),
		stated('resolver'),
		stated('ca_root')
	];
	if (authority !== undefined && (!/^https?:\/\/[^/?#]/i.test(authority.text) || (0, _gourl().urlProblem)(authority.text) !== undefined)) (0, _dispenser().fail)(`invalid ACME CA URL ${(0, _govalues().quoted)(authority.text)}`, authority);
	if (resolver !== undefined && resolver.text !== '') checkResolver(resolver);
	if (roots !== undefined) checkRoots(context, roots);
}
function checkDomain(token) {
	if (token.opaque === true) return;
	const domain = token.text.toLowerCase().replace(/\.$/, '');
	const name = domain.replace(/^\*\./, '');
	if (name === '' || name.includes('*') || (0, _endpoint().parseAddress)(name) !== undefined || !(0, _name().isDomainName)(name)) (0, _dispenser().fail)(`invalid ACME domain ${(0, _govalues().quoted)(domain)}`, token);
}
function checkResolver(token) {
	const { text } = token;
	const problem = (0, _govalues().hostPortProblem)(text);
	if (problem !== undefined) (0, _dispenser().fail)(`invalid ACME resolver ${(0, _govalues().quoted)(text)}: ${problem}`, token);
	const colon = text.lastIndexOf(':');
	if (colon === 0) (0, _dispenser().fail)(`invalid ACME resolver ${(0, _govalues().quoted)(text)}: host is empty`, token);
	const port = text.slice(colon + 1);
	if (!/^\+?\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) (0, _dispenser().fail)(`invalid ACME resolver port ${(0, _govalues().quoted)(port)}`, token);
}
function checkRoots(context, token) {
	// Without a name it is the folder that the server runs in.
	const text = token.text === '' ? '.' : token.text;
	if ((0, _files().lookAt)(context, {
		text
	}).kind === 'missing') (0, _dispenser().fail)(`reading ACME CA root ${(0, _govalues().quoted)(text)}: open ${text}: no such file or directory`, token);
	const not = (0, _files().foreignFile)(context, {
		text
	});
	if (not === 'directory') (0, _dispenser().fail)(`reading ACME CA root ${(0, _govalues().quoted)(text)}: read ${text}: is a directory`, token);
	if (not === 'text') (0, _dispenser().fail)(`ACME CA root ${(0, _govalues().quoted)(text)} contains no certificates`, token);
}


module.exports = {
	__esModule: true,
	readAcme,
};
},

"languages/corefile/plugins/certificates.js": (module, exports, __load__) => {

"use strict";
/** plugin/pkg/tls NewTLSConfigFromArgs: nothing, a CA, a pair, or a pair and a CA. */ 
const _dispenser = __load__.later("languages/corefile/dispenser.js");
const _files = __load__.later("languages/corefile/files.js");
/** Why a file cannot be read; undefined where that is not known. */ function unread(context, token) {
	if (token.opaque === true) return undefined;
	if (token.text === '' || (0, _files().lookAt)(context, token).kind === 'missing') return `open ${token.text}: no such file or directory`;
	return (0, _files().foreignFile)(context, token) === 'directory' ? `read ${token.text}: is a directory` : undefined;
}
function checkCertificates(context, args) {
	const [first, key, authority] = args;
	if (first === undefined) return;
	if (key === undefined) return checkAuthority(context, first);
	for (const token of [
		first,
		key
	]){
		const why = unread(context, token);
		if (why !== undefined) (0, _dispenser().fail)(`could not load TLS cert: ${why}`, token);
	}
	// crypto/tls X509KeyPair
	for (const [token, what] of [
		[
			first,
			'certificate'
		],
		[
			key,
			'key'
		]
	])if ((0, _files().foreignFile)(context, token) === 'text') (0, _dispenser().fail)(`could not load TLS cert: tls: failed to find any PEM data in ${what} input`, token);
	if (authority !== undefined) checkAuthority(context, authority);
}
/** plugin/pkg/tls loadRoots; without a name there is nothing to read. */ function checkAuthority(context, token) {
	if (token.text === '') return;
	const why = unread(context, token);
	if (why !== undefined) (0, _dispenser().fail)(`error reading ${token.text}: ${why}`, token);
	if ((0, _files().foreignFile)(context, token) === 'text') (0, _dispenser().fail)('could not read root certs: %!s(<nil>)', token);
}


module.exports = {
	__esModule: true,
	checkCertificates,
};
},

"languages/corefile/plugins/dynupdate.js": (module, exports, __load__) => {

"use strict";
/** `dynupdate` (plugin/dynupdate/setup.go). */ 
const _name = __load__.later("core/dns/name.js");
const _dispenser = __load__.later("languages/corefile/dispenser.js");
const _files = __load__.later("languages/corefile/files.js");
const _govalues = __load__.later("languages/corefile/go-values.js");
const _setup = __load__.later("languages/corefile/setup.js");
const _stanza = __load__.later("languages/corefile/plugins/stanza.js");
const _zonedata = __load__.later("languages/corefile/plugins/zone-data.js");
function readDynupdate(setup) {
	const { d } = setup;
	let seed;
	(0, _dispenser().next)(d);
	const head = (0, _dispenser().current)(d);
	const args = (0, _dispenser().remainingArgs)(d);
	if (args.length > 1) (0, _dispenser().fail)('exactly one zone is allowed', head);
	if (args.length === 0 && setup.zones.length !== 1) (0, _dispenser().fail)('zone is required when the server block does not define exactly one zone', head);
	const zones = (0, _setup().zonesFrom)(args, setup.zones);
	if (zones.length !== 1) (0, _dispenser().fail)(`invalid zone ${(0, _govalues().quoted)(args[0]?.text ?? '')}`, head);
	(0, _zonedata().pushZones)(setup, head, {
		zones
	});
	const seen = new Set();
	while((0, _dispenser().nextBlock)(d)){
		const option = (0, _dispenser().current)(d);
		if (option.text !== 'allow' && seen.has(option.text)) (0, _dispenser().fail)(`${option.text} specified more than once`, option);
		seen.add(option.text);
		switch(option.text){
			case 'database':
			case 'file':
				{
					const [path] = (0, _stanza().words)(d, 1, 1);
					if (option.text === 'database' && path?.text === '' && path.opaque !== true) (0, _dispenser().argumentError)(d);
					if (option.text === 'file') seed = path;
					break;
				}
			case 'max_records':
			case 'max_bytes':
			case 'max_update_records':
				{
					const [token] = (0, _stanza().words)(d, 1, 1);
					if (token !== undefined && token.opaque !== true && !(/^\+?\d+$/.test(token.text) && Number(token.text) > 0)) (0, _dispenser().fail)(`${option.text} requires a positive integer`, token);
					break;
				}
			case 'allow':
				checkPermission((0, _dispenser().remainingArgs)(d), zones[0] ?? _name().ROOT, option);
				break;
			default:
				if (option.opaque !== true) (0, _dispenser().fail)(`unknown property ${(0, _govalues().quoted)(option.text)}`, option);
		}
	}
	if ((0, _dispenser().next)(d)) (0, _dispenser().fail)('this plugin can only be used once per Server Block', (0, _dispenser().current)(d));
	if (!seen.has('file')) (0, _dispenser().fail)('file is required', (0, _dispenser().current)(d));
	if (!seen.has('allow')) (0, _dispenser().fail)('at least one allow rule is required', (0, _dispenser().current)(d));
	if (seed !== undefined) checkSeed(setup, seed, zones[0] ?? _name().ROOT);
}
/** plugin/dynupdate/setup.go readZoneLimited; whether its records are sound is not looked at. */ function checkSeed({ context }, file, origin) {
	if (file.opaque === true) return;
	const path = file.text === '' ? '.' : file.text;
	if ((0, _files().lookAt)(context, {
		text: path
	}).kind === 'missing') (0, _dispenser().fail)(`opening zone file "${file.text}": open ${path}: no such file or directory`, file);
	if ((0, _files().lookAt)(context, {
		text: path
	}).kind === 'directory') (0, _dispenser().fail)(`parsing zone file "${file.text}": read ${path}: is a directory`, file);
	if ((0, _files().holdsNoZone)(context, file)) (0, _dispenser().fail)(`zone "${origin}" has no SOA`, file);
}
/** plugin/dynupdate/setup.go parsePermission. */ function checkPermission(args, origin, option) {
	const [key, name, ...types] = args;
	if (key === undefined || name === undefined || types.length === 0) return (0, _dispenser().fail)('allow requires KEY NAME and at least one RR type', option);
	if (key.opaque !== true && (/^(?:\s*|\*|@)$/.test(key.text) || !(0, _name().isDomainName)(key.text))) (0, _dispenser().fail)(`invalid TSIG key ${(0, _govalues().quoted)(key.text)}`, key);
	const inside = name.text === '*' || name.text === '@' || name.opaque === true;
	if (!inside && !((0, _name().isDomainName)(name.text) && (0, _name().isWithin)((0, _name().absolute)(name.text.toLowerCase()), origin))) (0, _dispenser().fail)(`allow name ${(0, _govalues().quoted)(name.text)} is outside zone ${(0, _govalues().quoted)(origin)}`, name);
	for (const type of types){
		if (type.text === '*' && types.length > 1) (0, _dispenser().fail)('wildcard RR type must be the only type in an allow rule', type);
		const isPolicy = isPolicyType(type.text.toUpperCase());
		if (type.text !== '*' && type.opaque !== true && !isPolicy) (0, _dispenser().fail)(`invalid RR type ${(0, _govalues().quoted)(type.text)} in allow rule`, type);
	}
}
/** Types that no update writes, by number too (plugin/dynupdate/setup.go validPolicyType, update.go unsupportedRRType). */ const NO_POLICY = new Set('AXFR IXFR MAILA MAILB OPT TSIG TKEY NONE RESERVED ATMA UNSPEC SIG KEY NXT DS RRSIG NSEC DNSKEY NSEC3 NSEC3PARAM TALINK CDS CDNSKEY ZONEMD TA DLV'.split(' '));
/** Numbers of types that have a name and are written (miekg/dns ztypes.go TypeToRR). */ const POLICY_NUMBERS = new Set([
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	12,
	13,
	14,
	15,
	16,
	17,
	18,
	19,
	20,
	21,
	23,
	26,
	27,
	28,
	29,
	31,
	32,
	33,
	35,
	36,
	37,
	39,
	42,
	44,
	45,
	49,
	52,
	53,
	55,
	56,
	57,
	61,
	62,
	64,
	65,
	99,
	100,
	101,
	102,
	104,
	105,
	106,
	107,
	108,
	109,
	128,
	255,
	256,
	257,
	258,
	260,
	261
]);
function isPolicyType(name) {
	if (/^TYPE\d{1,5}$/.test(name)) return POLICY_NUMBERS.has(Number(name.slice(4)));
	return (0, _govalues().isType)(name, '1.15.0') && !NO_POLICY.has(name);
}


module.exports = {
	__esModule: true,
	readDynupdate,
};
},

"languages/corefile/plugins/rewrite-replies.js": (module, exports, __load__) => {

"use strict";
/**
 * They change the reply or an option; a `stop` rule still ends the list (plugin/rewrite/ttl.go, rcode.go,
 * cname_target.go, edns0.go).
 */ 
const _name = __load__.later("core/dns/name.js");
const _dispenser = __load__.later("languages/corefile/dispenser.js");
const _govalues = __load__.later("languages/corefile/go-values.js");
const _stream = __load__.later("languages/corefile/stream.js");
const _versions = __load__.later("languages/corefile/versions.js");
function nothing(then, match, kind) {
	return {
		then,
		match,
		to: {
			kind: 'nothing'
		},
		at: (0, _stream().placeOf)(kind)
	};
}
const ANY = {
	kind: 'any'
};
function patternOf(what, match, name) {
	switch(match){
		case 'exact':
			return {
				kind: 'exactly',
				names: [
					(0, _name().absolute)(name.text)
				]
			};
		case 'prefix':
		case 'suffix':
		case 'substring':
			return {
				kind: match,
				text: (0, _name().absolute)(name.text)
			};
		case 'regex':
			if ((0, _govalues().regexProblem)(name.text) !== undefined) (0, _dispenser().fail)(`invalid regex pattern in a ${what} rule: ${name.text}`, name);
			return {
				kind: 'regex',
				regex: name.text
			};
		default:
			return (0, _dispenser().fail)(`${what} rule supports only exact, prefix, suffix, substring, and regex name matching`, name);
	}
}
function ttlRule(then, kind, args) {
	if (args.length < 2) (0, _dispenser().fail)(`too few (${args.length}) arguments for a ttl rule`, kind);
	const value = args.length <= 3 ? args.at(-1) : undefined;
	if (value?.opaque !== true && !isTtl(value?.text ?? '')) (0, _dispenser().fail)(`invalid TTL '${value?.text ?? ''}' for a ttl rule`, value ?? kind);
	const [first = kind, second] = args;
	const match = args.length === 3 ? first.text.toLowerCase() : 'exact';
	return nothing(then, patternOf('ttl', match, args.length === 3 ? second ?? first : first), kind);
}
function isTtl(text) {
	const found = /^(?:(\d+)|(\d*)-(\d*))$/.exec(text);
	if (found === null) return false;
	const [, plain, least = '', most = ''] = found;
	if (plain !== undefined) return Number(plain) <= 0xffffffff;
	if (least === '' && most === '') return false;
	const [min, max] = [
		Number(least === '' ? 0 : least),
		Number(most === '' ? 0x7fffffff : most)
	];
	return min <= max && max <= 0xffffffff;
}
function rcodeRule(then, kind, args, version) {
	if (args.length < 3) (0, _dispenser().fail)(`too few (${args.length}) arguments for a rcode rule`, kind);
	const [old, replacement] = args.length <= 4 ? args.slice(-2) : [];
	if (!isRcodeOrNumber(old, version)) (0, _dispenser().fail)(`invalid matching RCODE '${old?.text ?? ''}' for a rcode rule`, old ?? kind);
	if (!isRcodeOrNumber(replacement, version)) (0, _dispenser().fail)(`invalid replacement RCODE '${replacement?.text ?? ''}' for a rcode rule`, replacement ?? kind);
	const [first = kind, second] = args;
	const match = args.length === 4 ? first.text.toLowerCase() : 'exact';
	return nothing(then, patternOf('rcode', match, args.length === 4 ? second ?? first : first), kind);
}
function isRcodeOrNumber(token, version) {
	if (token === undefined) return false;
	if (token.opaque === true) return true;
	return /^\d+$/.test(token.text) ? Number(token.text) <= 23 : (0, _govalues().isRcode)(token.text.toUpperCase(), version);
}
function cnameRule(then, kind, args, version) {
	if (args.length !== 2 && args.length !== 3) (0, _dispenser().fail)(`too few (${args.length}) arguments for a cname rule`, kind);
	if (args.length === 3) {
		const [match = kind, from = kind] = args;
		const type = match.text.toLowerCase();
		if (![
			'exact',
			'prefix',
			'suffix',
			'substring',
			'regex'
		].includes(type)) (0, _dispenser().fail)(`unknown cname rewrite type: ${type}`, match);
		// Before 1.13.2 it was compiled when an answer came.
		const isCompiled = type === 'regex' && (0, _versions().isAtLeast)(version, '1.13.2');
		const problem = isCompiled ? (0, _govalues().regexProblem)(from.text.toLowerCase()) : undefined;
		if (problem !== undefined) (0, _dispenser().fail)(`invalid cname rewrite regex pattern: ${problem}`, from);
	}
	// The new target is asked for at this very server (cname_target.go getFromAndToTarget).
	return {
		...nothing(then, ANY, kind),
		unlessAsks: 'no answer is an alias whose target is rewritten to one that leads elsewhere'
	};
}
function edns0Rule(then, kind, words, version) {
	const [type, act] = words;
	if (type === undefined || act === undefined) return (0, _dispenser().fail)('too few arguments for an EDNS0 rule', kind);
	const [rule, action] = [
		type.text.toLowerCase(),
		act.text.toLowerCase()
	];
	const unsets = (0, _versions().isAtLeast)(version, '1.12.2');
	if (![
		'append',
		'replace',
		'set'
	].includes(action) && !(unsets && action === 'unset')) (0, _dispenser().fail)(`invalid action: ${(0, _govalues().quoted)(action)}`, act);
	// What an ordinary client sends has no such option: there is nothing to replace.
	const met = action === 'replace' ? 'continue' : then;
	if (action === 'unset') {
		if (![
			'local',
			'nsid',
			'subnet'
		].includes(rule)) (0, _dispenser().fail)(`invalid rule type ${(0, _govalues().quoted)(rule)}`, type);
		if (words.length !== (rule === 'local' ? 3 : 2)) (0, _dispenser().fail)(`${rule} unset action requires exactly ${rule === 'local' ? 'two arguments' : 'one argument'}`, type);
		if (words[2] !== undefined) number(words[2], 16);
		return nothing(met, ANY, kind);
	}
	const reverts = (0, _versions().isAtLeast)(version, '1.11.4');
	const args = reverts && words.at(-1)?.text === 'revert' ? words.slice(0, -1) : words;
	const [, , first, second] = args;
	switch(rule){
		case 'nsid':
			if (args.length !== 2) (0, _dispenser().fail)(`EDNS0 NSID rules ${reverts ? 'can accept no more than one arg' : 'do not accept args'}`, type);
			return nothing(met, ANY, kind);
		case 'local':
			{
				if (args.length !== 4 || first === undefined || second === undefined) return (0, _dispenser().fail)(`EDNS0 local rules require ${reverts ? 'three or four' : 'exactly three'} args`, type);
				number(first, 16);
				const data = second.text;
				if (data.startsWith('{') && data.endsWith('}')) {
					if (!isVariable(data)) (0, _dispenser().fail)(`unsupported variable name ${(0, _govalues().quoted)(data)}`, second);
					// Metadata that nobody holds leaves the question unmet.
					return nothing(data.includes('/') ? 'continue' : met, ANY, kind);
				}
				if (data.startsWith('0x')) checkHex(data.slice(2), second);
				return nothing(met, ANY, kind);
			}
		case 'subnet':
			if (args.length !== 4 || first === undefined || second === undefined) return (0, _dispenser().fail)(`EDNS0 subnet rules require ${reverts ? 'three or four' : 'exactly three'} args`, type);
			if (number(first, 16) > 32) (0, _dispenser().fail)(`invalid IPv4 bit mask length ${number(first, 16)}`, first);
			if (number(second, 16) > 128) (0, _dispenser().fail)(`invalid IPv6 bit mask length ${number(second, 16)}`, second);
			return nothing(met, ANY, kind);
		default:
			return (0, _dispenser().fail)(`invalid rule type ${(0, _govalues().quoted)(rule)}`, type);
	}
}
function isVariable(text) {
	if (/^\{(?:qname|qtype|client_ip|client_port|protocol|server_ip|server_port)\}$/.test(text)) return true;
	const label = text.slice(1, -1);
	const slash = label.indexOf('/');
	return slash > 0 && slash < label.length - 1;
}
/** strconv.ParseUint of base 0: `0x` and its like, underscores between digits. */ function number(token, bits) {
	if (token.opaque === true) return 0;
	const plain = token.text.replace(/(?<=[0-9a-fA-FxXoObB])_(?=[0-9a-fA-F])/g, '');
	const octal = /^0[0-7]+$/.test(plain) ? `0o${plain.slice(1)}` : plain;
	if (!/^(?:0x[0-9a-f]+|0o[0-7]+|0b[01]+|[1-9]\d*|0)$/i.test(octal)) (0, _dispenser().fail)(`strconv.ParseUint: parsing ${(0, _govalues().quoted)(token.text)}: invalid syntax`, token);
	if (Number(octal) >= 2 ** bits) (0, _dispenser().fail)(`strconv.ParseUint: parsing ${(0, _govalues().quoted)(token.text)}: value out of range`, token);
	return Number(octal);
}
/** encoding/hex DecodeString. */ function checkHex(text, token) {
	const wrong = /[^0-9a-f]/i.exec(text)?.[0];
	if (wrong !== undefined) (0, _dispenser().fail)(`encoding/hex: invalid byte: U+${wrong.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} '${wrong}'`, token);
	if (text.length % 2 === 1) (0, _dispenser().fail)('encoding/hex: odd length hex string', token);
}


module.exports = {
	__esModule: true,
	cnameRule,
	edns0Rule,
	rcodeRule,
	ttlRule,
};
},

"languages/corefile/plugins/weights.js": (module, exports, __load__) => {

"use strict";
/** The file of `loadbalance weighted` (plugin/loadbalance/weighted.go updateWeights, parseWeights). */ 
const _endpoint = __load__.later("core/dns/endpoint.js");
const _placeholder = __load__.later("core/text/placeholder.js");
const _files = __load__.later("languages/corefile/files.js");
function weightsProblem(context, file) {
	const look = (0, _files().lookAt)(context, file);
	if (file.opaque === true) return undefined;
	if (look.kind === 'text') return textProblem(look.text.text, file.text);
	const not = (0, _files().foreignFile)(context, file);
	if (not === 'directory') return `read ${file.text}: is a directory`;
	return not === 'text' ? `could not parse weight file ${file.text}` : undefined;
}
function textProblem(text, path) {
	let named = false;
	for (const line of text.split('\n').map((one)=>one.trim())){
		if (line === '' || line.startsWith('#')) continue;
		if ((0, _placeholder().isPlaceholder)(line)) return undefined;
		const [first = '', weight, more] = line.split(/\s+/);
		if (more !== undefined) return `could not parse weight line:"${line}" in weight file ${path}`;
		const isAddress = (0, _endpoint().parseAddress)(first) !== undefined;
		if (weight === undefined) {
			if (isAddress) return `wrong domain name:"${first}" in weight file ${path}. (Maybe a missing weight value?)`;
			named = true;
			continue;
		}
		if (!isAddress) return `wrong IP address:"${first}" in weight file ${path}`;
		if (!/^\d+$/.test(weight) || Number(weight) < 1 || Number(weight) > 255) return `wrong weight value:"${weight}" in weight file ${path}`;
		if (!named) return `missing domain name in weight file ${path}`;
	}
	return undefined;
}


module.exports = {
	__esModule: true,
	weightsProblem,
};
},

"languages/corefile/record-text.js": (module, exports, __load__) => {

"use strict";
/** Texts of `template` that are certainly no record (miekg/dns scan_rr.go): the query ends in SERVFAIL (plugin/template/template.go ServeDNS). */ 
const _endpoint = __load__.later("core/dns/endpoint.js");
/** Stands for what an action brings, which is not looked at. */ const ACTION = '\uFFFF';
/** Which word of the record's data is a name. */ const NAME_AT = {
	CNAME: 0,
	DNAME: 0,
	NS: 0,
	PTR: 0,
	MX: 1,
	SRV: 3
};
const MAX_RECORD = 4096;
function isNoRecord(text, zone) {
	if (text.length > MAX_RECORD || /["();\\]/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))) return false;
	const filled = zone === undefined ? text : text.replaceAll(/\{\{-?\s{0,9}\.Zone\s{0,9}-?\}\}/g, zone);
	const [, ...words] = filled.replaceAll(/\{\{[^{}]*\}\}/g, ACTION).trim().split(/\s+/);
	while(/^(?:\d+|IN)$/i.test(words[0] ?? ''))words.shift();
	const [type = '', ...data] = words;
	const [first = ''] = data;
	switch(type.toUpperCase()){
		case 'A':
			return isOther(first, '.');
		case 'AAAA':
			return isOther(first, ':');
		default:
			{
				const at = NAME_AT[type.toUpperCase()];
				const name = at === undefined ? undefined : data[at];
				return name !== undefined && name !== '.' && /\.\.|^\./.test(name);
			}
	}
}
/** No address of the family; without any data there is a record all the same. */ function isOther(text, family) {
	if (text === '' || text.includes(ACTION)) return false;
	return (0, _endpoint().parseAddress)(text) === undefined || text.includes(':') !== (family === ':');
}


module.exports = {
	__esModule: true,
	isNoRecord,
};
},

"languages/corefile/unicode-classes.js": (module, exports, __load__) => {

"use strict";

/** Names of Unicode classes that Go takes since 1.25, whatever their case, and RE2JS does not (regexp/syntax unicodeTable). */ const LONG = new Set('any ascii assigned lc cn casedletter letter uppercaseletter lowercaseletter titlecaseletter modifierletter otherletter mark nonspacingmark spacingmark enclosingmark combiningmark number decimalnumber digit letternumber othernumber punctuation punct connectorpunctuation dashpunctuation openpunctuation closepunctuation initialpunctuation finalpunctuation otherpunctuation symbol mathsymbol currencysymbol modifiersymbol othersymbol separator spaceseparator lineseparator paragraphseparator other control cntrl format surrogate privateuse unassigned'.split(' '));
function withKnownClasses(pattern) {
	return pattern.replace(/\\[pP](?:\{\^?[A-Za-z_ -]{1,60}\}|[A-Za-z])/g, (whole)=>{
		const name = whole.slice(2).replace(/[{}^]/g, '');
		return `${whole.slice(0, 2)}{${whole.includes('^') ? '^' : ''}${spelled(name)}}`;
	});
}
function spelled(name) {
	if (LONG.has(name.toLowerCase().replace(/[_ -]/g, ''))) return 'L';
	return name.toLowerCase().split('_').map((part)=>part.slice(0, 1).toUpperCase() + part.slice(1)).join('_');
}


module.exports = {
	__esModule: true,
	withKnownClasses,
};
}
};
