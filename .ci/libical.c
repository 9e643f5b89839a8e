/* Reads a calendar as libical does: prints the UID of every event, one a line, and behind it the seconds
   from its start to each alarm.
   Fails when any line, value or combination of them is not what RFC 5545 and RFC 5546 allow. */
#include <libical/ical.h>
#include <stdio.h>

static char *read_line(char *buffer, size_t size, void *file) { return fgets(buffer, (int)size, file); }

int main(void)
{
    icalparser *parser = icalparser_new();
    icalparser_set_gen_data(parser, stdin);
    icalcomponent *calendar = icalparser_parse(parser, read_line);
    if (calendar == NULL || !icalcomponent_is_valid(calendar)) return 1;
    int allowed = icalrestriction_check(calendar);
    icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT);
    for (; event != NULL; event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
        struct icaltimetype start = icalcomponent_get_dtstart(event), end = icalcomponent_get_dtend(event);
        if (icaltime_compare(start, end) >= 0) return 1;
        fputs(icalcomponent_get_uid(event), stdout);
        icalcomponent *alarm = icalcomponent_get_first_component(event, ICAL_VALARM_COMPONENT);
        for (; alarm != NULL; alarm = icalcomponent_get_next_component(event, ICAL_VALARM_COMPONENT)) {
            icalproperty *trigger = icalcomponent_get_first_property(alarm, ICAL_TRIGGER_PROPERTY);
            if (trigger == NULL) return 1;
            printf(" %d", icaldurationtype_as_int(icalproperty_get_trigger(trigger).duration));
        }
        puts("");
    }
    int errors = icalcomponent_count_errors(calendar);
    icalcomponent_free(calendar);
    icalparser_free(parser);
    return errors > 0 || !allowed;
}
